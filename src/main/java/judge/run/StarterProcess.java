package judge.run;

import com.sun.jna.Native;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;

/**
 * The process of a {@link Starter}: it reads what to do from one pipe, and answers by another, a
 * line each time. If the judge dies it reads the end of the first, and ends.
 */
final class StarterProcess implements AutoCloseable {
  /** Its descriptors: those after standard error, none that is open in the judge. */
  static final int REQUESTS = 3;

  static final int REPLIES = 4;
  static final int FURTHER = 5;

  private static final int PATIENCE_MILLIS = 30_000;
  private static final int END_MILLIS = 100;

  private final byte[] buffer = new byte[1024];
  private final StringBuilder said = new StringBuilder();
  private final int requests;
  private final int replies;
  private int pid;

  /**
   * Starts one.
   *
   * @param further its descriptors from {@link #FURTHER} on
   */
  StarterProcess(List<String> command, Map<String, String> environment, int... further)
      throws IOException {
    int[] requestEnds = Posix.pipe();
    int[] replyEnds = Posix.pipe();
    requests = requestEnds[1];
    replies = replyEnds[0];
    int[] descriptors =
        Arrays.copyOf(new int[] {replyEnds[1], requestEnds[0], replyEnds[1]}, 3 + further.length);
    System.arraycopy(further, 0, descriptors, 3, further.length);
    try {
      Files.setPosixFilePermissions( // it may be another user's, and open it by its name
          Path.of("/proc/self/fd/" + requestEnds[0]), PosixFilePermissions.fromString("rw-rw-rw-"));
      pid = spawnFiltered(command, environment, descriptors);
    } catch (IOException e) {
      close();
      throw e;
    } finally {
      Posix.close(requestEnds[0]);
      Posix.close(replyEnds[1]);
    }
  }

  /** The process's number. */
  int pid() {
    return pid;
  }

  /**
   * Goes on with a child of the process in its place, which may be the process itself.
   *
   * @param child its number
   */
  void become(int child) {
    if (child != pid) {
      kill();
      pid = child;
    }
  }

  /** Reads a line, which has to begin with a word; the number after it, or 0. */
  int await(String word) throws IOException {
    int end;
    while ((end = said.indexOf("\n")) < 0) {
      said.append(read());
    }
    String line = said.substring(0, end);
    said.delete(0, end + 1);
    if (!line.startsWith(word)) {
      throw new IOException("a process cannot be started: " + line);
    }
    return line.equals(word) ? 0 : Integer.parseInt(line.substring(word.length() + 1));
  }

  private String read() throws IOException {
    int[] poll = {replies, Posix.POLLIN};
    int ready;
    do {
      ready = Posix.poll(poll, 1, PATIENCE_MILLIS);
    } while (ready < 0 && Native.getLastError() == Posix.EINTR);
    int n = ready <= 0 ? 0 : (int) Posix.read(replies, buffer, buffer.length);
    if (n <= 0) {
      throw new IOException("the process that starts others " + (ready == 0 ? "hangs" : "ended"));
    }
    return new String(buffer, 0, n, StandardCharsets.UTF_8);
  }

  /** Tells the process what to do. */
  void tell(String request) throws IOException {
    write(requests, request);
  }

  /** Writes all of a text. */
  static void write(int descriptor, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int from = 0; from < bytes.length; ) {
      byte[] rest = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, bytes.length);
      int n = (int) Posix.write(descriptor, rest, rest.length);
      if (n < 0 && Native.getLastError() != Posix.EINTR) {
        throw new PosixException("write");
      }
      from += Math.max(n, 0);
    }
  }

  /**
   * Starts the process from a thread of its own, as a filter cannot be taken from a thread again.
   *
   * @param descriptors what becomes its descriptors from standard error on
   */
  private static int spawnFiltered(
      List<String> command, Map<String, String> environment, int[] descriptors) throws IOException {
    CompletableFuture<Integer> spawned = new CompletableFuture<>();
    Runnable spawning =
        () -> {
          try {
            KeyFilter.install();
            spawned.complete(Spawner.spawn(command, environment, descriptors));
          } catch (IOException | RuntimeException | Error e) {
            spawned.completeExceptionally(e);
          }
        };
    new Thread(spawning, "starter").start();
    try {
      return spawned.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException) {
        throw (IOException) e.getCause();
      }
      throw e;
    }
  }

  private void kill() {
    Posix.kill(pid, Posix.SIGKILL);
    Posix.wait4(pid, new int[1], 0, new long[18]);
  }

  @Override
  public void close() {
    Posix.close(requests);
    Posix.close(replies);
    if (pid > 0) {
      boolean hasEnded = false; // as it does when it has read the end of the requests
      for (int i = 0; i < END_MILLIS && !hasEnded; i++) {
        LockSupport.parkNanos(1_000_000);
        hasEnded = Posix.wait4(pid, new int[1], Posix.WNOHANG, new long[18]) != 0;
      }
      if (!hasEnded) {
        kill();
      }
      pid = 0;
    }
  }
}
