package judge.run;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import com.sun.jna.StringArray;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Starts processes with the C library, which leaves open just what it is told to. */
final class Spawner {
  private static final int STANDARD_ERROR = 2;

  private Spawner() {}

  /**
   * Starts a process as the leader of a session of its own, with default signal handling, nothing
   * on its standard input, and its standard output going nowhere.
   *
   * @param command an absolute path and its arguments
   * @param descriptors what becomes its descriptors from standard error on; it gets no others
   * @return its process number
   */
  static int spawn(List<String> command, Map<String, String> environment, int[] descriptors)
      throws IOException {
    Memory actions = Posix.opaque();
    Memory attributes = Posix.opaque();
    Posix.posix_spawn_file_actions_init(actions);
    Posix.posix_spawnattr_init(attributes);
    try {
      Posix.posix_spawn_file_actions_addopen(actions, 0, "/dev/null", Posix.O_RDONLY, 0);
      Posix.posix_spawn_file_actions_addopen(actions, 1, "/dev/null", Posix.O_RDONLY, 0);
      int free = IntStream.of(descriptors).max().orElseThrow() + 1;
      for (int i = 0; i < descriptors.length; i++) { // none may fall on one that is still needed
        Posix.posix_spawn_file_actions_adddup2(actions, descriptors[i], free + i);
      }
      for (int i = 0; i < descriptors.length; i++) {
        Posix.posix_spawn_file_actions_adddup2(actions, free + i, STANDARD_ERROR + i);
      }
      Posix.posix_spawn_file_actions_addclosefrom_np(actions, STANDARD_ERROR + descriptors.length);
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
      String program = command.get(0);
      int error =
          Posix.posix_spawn(
              pid, program, actions, attributes, strings(command), strings(variables));
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
