package judge.run;

import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/**
 * Starts processes by way of a shell that is there for nothing else. What the judge starts itself
 * is at first a copy of the judge, and the kernel's figure for its peak of memory begins with the
 * judge's, whereas that of a copy of a shell begins with next to nothing.
 *
 * <p>The shell reads its script from a pipe, a few lines a process. It starts the process from a
 * subshell that ends, which leaves the process an orphan, and as the judge adopts those it can wait
 * for it as for a child of its own. The process itself opens its files, and goes on only when the
 * judge has told it to: by then it has its final parent, with whom it may ask to die. If the judge
 * dies the shell and what waits for that word read the end of their pipes, and end.
 */
final class Launcher implements AutoCloseable {
  /** The shell's descriptors: those after standard error, none that is open in the judge. */
  private static final int SCRIPT = 3;

  private static final int GATE = 4;
  private static final int REPLY = 5;

  private static final int PATIENCE_MILLIS = 30_000;
  private static final int END_MILLIS = 100;

  /** What the kernel says of a network of which nobody has anything any more. */
  private static final Pattern UNUSED =
      Pattern.compile("sockets: used 0\\nTCP: .* tw 0 .*", Pattern.DOTALL);

  private final List<String> prefix;
  private final boolean hasNetwork;
  private int pid;
  private int shell;
  private int script = -1;
  private int reply = -1;
  private int gate = -1;
  private boolean isAtGate;
  private boolean isClosed;

  /**
   * @param prefix what to put before the shell's command
   * @param hasNetwork whether that gives it a network of its own, which no process may find used
   */
  Launcher(List<String> prefix, boolean hasNetwork) {
    this.prefix = prefix;
    this.hasNetwork = hasNetwork;
    Posix.becomeSubreaper();
  }

  /**
   * Starts a process, as a child of the judge, with default signal handling and no descriptors but
   * these.
   *
   * @param input the file or pipe that becomes its standard input
   * @param outputs the pipes that become its descriptors 1, 2 and 3
   * @return its process number
   */
  synchronized int start(
      List<String> command, Map<String, String> environment, Path input, List<Path> outputs)
      throws IOException {
    String text = text(command, environment, input, outputs);
    try {
      return start(text);
    } catch (IOException e) {
      return start(text); // a program that is not contained may have killed the shell
    }
  }

  private int start(String text) throws IOException {
    if (isClosed) {
      throw new IOException("the judge is ending");
    }
    if (pid != 0 && hasNetwork && isNetworkUsed()) {
      stopShell();
    }
    if (pid == 0) {
      startShell();
    }
    try {
      if (isAtGate) {
        await(List.of("through")); // or the two might take each other's word
        isAtGate = false;
      }
      write(script, text);
      int child = await(List.of("pid", "open", "left"));
      write(gate, "\n");
      isAtGate = true;
      return child;
    } catch (IOException e) {
      stopShell(); // which also ends what waits at the gate
      throw e;
    }
  }

  /** Whether there is, say, a port that was closed less than a minute ago: it stays taken. */
  private boolean isNetworkUsed() {
    try {
      String sockets = Files.readString(Path.of("/proc/" + shell + "/net/sockstat"));
      return !UNUSED.matcher(sockets).matches();
    } catch (IOException e) {
      return true;
    }
  }

  private static String text(
      List<String> command, Map<String, String> environment, Path input, List<Path> outputs) {
    StringBuilder text = new StringBuilder("({ echo open >&" + REPLY + "\n");
    text.append("read -r go <&" + GATE + " || exit\necho through >&" + REPLY + "\nexport");
    environment.forEach((name, value) -> text.append(' ').append(name + "=" + quoted(value)));
    text.append("\nexec");
    command.forEach(word -> text.append(' ').append(quoted(word)));
    text.append(" " + GATE + ">&- " + REPLY + ">&-\n} <").append(quoted(input.toString()));
    for (int i = 0; i < outputs.size(); i++) {
      text.append(" " + (i + 1) + ">").append(quoted(outputs.get(i).toString()));
    }
    text.append(" &\necho pid $! >&" + REPLY + ")\necho left >&" + REPLY + "\n");
    return text.toString();
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  /**
   * Reads what the shell and the process say until all of this is said; the number that comes with
   * one of the words.
   */
  private int await(List<String> words) throws IOException {
    Set<String> missing = new HashSet<>(words);
    int number = 0;
    StringBuilder said = new StringBuilder();
    while (!missing.isEmpty()) {
      said.append(read());
      int end;
      while ((end = said.indexOf("\n")) >= 0) {
        String[] line = said.substring(0, end).split(" ", 2);
        if (!missing.remove(line[0])) {
          throw new IOException("a process cannot be started: " + String.join(" ", line));
        }
        if (line.length == 2) {
          number = Integer.parseInt(line[1]);
        }
        said.delete(0, end + 1);
      }
    }
    return number;
  }

  private String read() throws IOException {
    byte[] buffer = new byte[1024];
    while (true) {
      int n = Posix.read(reply, buffer, new NativeLong(buffer.length)).intValue();
      if (n > 0) {
        return new String(buffer, 0, n, StandardCharsets.UTF_8);
      }
      int[] poll = {reply, Posix.POLLIN};
      if (n == 0 || Posix.poll(poll, new NativeLong(1), PATIENCE_MILLIS) == 0) {
        throw new IOException("the shell that starts processes " + (n == 0 ? "ended" : "hangs"));
      }
    }
  }

  private static void write(int descriptor, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int from = 0; from < bytes.length; ) {
      byte[] rest = from == 0 ? bytes : Arrays.copyOfRange(bytes, from, bytes.length);
      int n = Posix.write(descriptor, rest, new NativeLong(rest.length)).intValue();
      if (n < 0 && Native.getLastError() != Posix.EINTR) {
        throw new PosixException("write");
      }
      from += Math.max(n, 0);
    }
  }

  private void startShell() throws IOException {
    int[] scriptEnds = Posix.pipe();
    int[] replyEnds = Posix.pipe();
    int[] gateEnds = Posix.pipe();
    script = scriptEnds[1];
    reply = replyEnds[0];
    gate = gateEnds[1];
    try {
      Posix.doNotBlock(reply);
      Files.setPosixFilePermissions( // the shell may be another user's, and opens it by its name
          Path.of("/proc/self/fd/" + scriptEnds[0]), PosixFilePermissions.fromString("rw-rw-rw-"));
      List<String> command = new ArrayList<>(prefix);
      command.addAll(List.of("/bin/sh", "/proc/self/fd/" + SCRIPT));
      pid =
          spawnFiltered(
              command, new int[] {replyEnds[1], scriptEnds[0], gateEnds[0], replyEnds[1]});
      write(script, "exec " + SCRIPT + "<&-\necho shell $$ >&" + REPLY + "\n");
      shell = await(List.of("shell"));
    } catch (IOException e) {
      stopShell();
      throw e;
    } finally {
      Posix.close(scriptEnds[0]);
      Posix.close(replyEnds[1]);
      Posix.close(gateEnds[0]);
    }
  }

  /**
   * Starts the shell from a thread of its own, as a filter cannot be taken from a thread again.
   *
   * @param descriptors what becomes its standard error, and its script, gate and reply
   */
  private static int spawnFiltered(List<String> command, int[] descriptors) throws IOException {
    CompletableFuture<Integer> spawned = new CompletableFuture<>();
    Runnable spawning =
        () -> {
          try {
            KeyFilter.install();
            spawned.complete(Spawner.spawn(command, RunEnvironment.COMMON, descriptors));
          } catch (IOException | RuntimeException | Error e) {
            spawned.completeExceptionally(e);
          }
        };
    new Thread(spawning, "launcher").start();
    try {
      return spawned.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException) {
        throw (IOException) e.getCause();
      }
      throw e;
    }
  }

  private void stopShell() {
    for (int descriptor : new int[] {script, reply, gate}) {
      if (descriptor >= 0) {
        Posix.close(descriptor);
      }
    }
    script = reply = gate = -1;
    isAtGate = false;
    if (pid > 0) {
      boolean hasEnded = false; // as it does when it has read the end of its script
      for (int i = 0; i < END_MILLIS && !hasEnded; i++) {
        LockSupport.parkNanos(1_000_000);
        hasEnded = Posix.wait4(pid, new int[1], Posix.WNOHANG, new long[18]) != 0;
      }
      if (!hasEnded) {
        Posix.kill(pid, Posix.SIGKILL);
        Posix.wait4(pid, new int[1], 0, new long[18]);
      }
      pid = 0;
    }
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    stopShell();
  }
}
