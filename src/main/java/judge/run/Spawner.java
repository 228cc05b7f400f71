package judge.run;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.StringArray;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Starts processes, all from one thread that lasts as long as the judge: the kernel takes the end
 * of the thread that started a process for the death of its parent, and kills what asked to die
 * with its parent.
 */
final class Spawner {
  /** Where a child finds what the judge listens to, beside standard output and error. */
  static final int STATUS = 3;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread spawner = new Thread(task, "spawner");
            spawner.setDaemon(true);
            return spawner;
          });

  /**
   * Starts a process, as the leader of a session of its own, with default signal handling and no
   * descriptors but these.
   *
   * @param input the descriptor that becomes its standard input, or -1 for the file of the launch
   * @param pipes the writing ends for its descriptors 1, 2 and 3
   * @return its process number
   */
  int spawn(Sandbox.Launch launch, Map<String, String> environment, int input, int[] pipes)
      throws IOException {
    Future<Integer> pid = thread.submit(() -> spawnHere(launch, environment, input, pipes));
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return pid.get();
        } catch (InterruptedException e) {
          interrupted = true; // not now: what was started must be known
        }
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException failed) {
        throw failed;
      }
      throw new IOException("cannot start " + launch.command().get(0), e.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static int spawnHere(
      Sandbox.Launch launch, Map<String, String> environment, int input, int[] pipes)
      throws IOException {
    String program = launch.command().get(0);
    Memory actions = Posix.opaque();
    Memory attributes = Posix.opaque();
    Posix.posix_spawn_file_actions_init(actions);
    Posix.posix_spawnattr_init(attributes);
    try {
      if (input >= 0) {
        Posix.posix_spawn_file_actions_adddup2(actions, input, 0);
      } else {
        String file = launch.standardInput().toString();
        Posix.posix_spawn_file_actions_addopen(actions, 0, file, Posix.O_RDONLY, 0);
      }
      for (int i = 0; i < pipes.length; i++) {
        Posix.posix_spawn_file_actions_adddup2(actions, pipes[i], i + 1);
      }
      Posix.posix_spawn_file_actions_addclosefrom_np(actions, pipes.length + 1);
      Memory all = Posix.opaque();
      all.setMemory(0, all.size(), (byte) 0xFF);
      Posix.posix_spawnattr_setsigdefault(attributes, all);
      Posix.posix_spawnattr_setsigmask(attributes, Posix.opaque());
      Posix.posix_spawnattr_setflags(
          attributes,
          (short)
              (Posix.POSIX_SPAWN_SETSIGDEF
                  | Posix.POSIX_SPAWN_SETSIGMASK
                  | Posix.POSIX_SPAWN_SETSID));
      List<String> variables =
          environment.entrySet().stream()
              .map(each -> each.getKey() + "=" + each.getValue())
              .toList();
      int[] pid = new int[1];
      int error =
          Posix.posix_spawn(
              pid, program, actions, attributes, strings(launch.command()), strings(variables));
      if (error != 0) {
        throw new PosixException("posix_spawn of " + program, error);
      }
      return pid[0];
    } finally {
      Posix.posix_spawn_file_actions_destroy(actions);
      Posix.posix_spawnattr_destroy(attributes);
    }
  }

  private static Pointer strings(List<String> strings) {
    return new StringArray(strings.toArray(String[]::new), "UTF-8");
  }
}
