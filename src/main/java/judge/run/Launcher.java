package judge.run;

import com.sun.jna.Native;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;

/**
 * Starts processes by way of a shell that is there for nothing else. What the judge starts itself
 * is at first a copy of the judge, and the kernel's figure for its peak of memory begins with the
 * judge's, whereas that of a copy of a shell begins with next to nothing.
 *
 * <p>The shell reads its script from a pipe, a few lines a process. It starts the process from a
 * subshell, which the judge kills: that leaves it an orphan, and as the judge adopts those it can
 * wait for it as for a child of its own. (What a shell does not wait for by itself would ignore
 * some signals.) The process opens its files itself, and goes on only when the judge has told it
 * to: by then it has its final parent, with whom it may ask to die. If the judge dies the shell and
 * what waits for that word read the end of their pipes, and end.
 */
final class Launcher implements AutoCloseable {
  /** The shell's descriptors: those after standard error, none that is open in the judge. */
  private static final int SCRIPT = 3;

  private static final int GATE = 4;
  private static final int REPLY = 5;

  private static final int PATIENCE_MILLIS = 30_000;
  private static final int END_MILLIS = 100;

  private final List<String> prefix;
  private final boolean hasNetwork;
  private final Path pipes;
  private final byte[] buffer = new byte[1024];
  private final StringBuilder said = new StringBuilder();
  private int pid;
  private int shell;
  private int script = -1;
  private int reply = -1;
  private int gate = -1;
  private int gateReading = -1;
  private boolean isClosed;

  /**
   * @param prefix what to put before the shell's command
   * @param hasNetwork whether that gives it a network of its own, which no process may find used
   * @param pipes the name for the pipes of what it starts, one after another
   */
  Launcher(List<String> prefix, boolean hasNetwork, Path pipes) {
    this.pipes = pipes;
    this.prefix = prefix;
    this.hasNetwork = hasNetwork;
    Posix.becomeSubreaper();
  }

  Path pipes() {
    return pipes;
  }

  /**
   * Starts a process, as a child of the judge, with default signal handling and no descriptors but
   * these.
   *
   * @param input the file or pipe that becomes its standard input
   * @param outputs the pipes that become its descriptors 1, 2 and 3
   * @return its process number, which is {@link Orphans#reserve reserved}
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
    int child = 0;
    try {
      clearGate();
      write(script, text);
      await("here");
      int subshell = childOf(shell);
      child = childOf(subshell);
      Orphans.reserve(child);
      Posix.kill(subshell, Posix.SIGKILL);
      await("left");
      write(gate, "\n");
      return child;
    } catch (IOException e) {
      stopShell();
      if (child > 0) {
        Posix.kill(child, Posix.SIGKILL);
        Posix.wait4(child, new int[1], 0, new long[18]);
        Orphans.release(child);
      }
      throw e;
    }
  }

  /** Takes back the word for one that was killed before it read it. */
  private void clearGate() {
    int[] poll = {gateReading, Posix.POLLIN};
    while (Posix.poll(poll, 1, 0) > 0 && Posix.read(gateReading, buffer, buffer.length) > 0) {
      // there may be more
    }
  }

  /** The only child of a process that has one thread. */
  private int childOf(int process) throws IOException {
    List<Integer> children = Posix.children(process, Integer.toString(process), buffer);
    if (children.size() != 1) {
      throw new IOException("a process cannot be started: there is not one, but " + children);
    }
    return children.get(0);
  }

  /** Whether there is, say, a port that was closed less than a minute ago: it stays taken. */
  private boolean isNetworkUsed() {
    String sockets = Posix.contents("/proc/" + shell + "/net/sockstat", buffer);
    return !sockets.startsWith("sockets: used 0\n") || !sockets.contains(" tw 0 ");
  }

  private static String text(
      List<String> command, Map<String, String> environment, Path input, List<Path> outputs) {
    StringBuilder text = new StringBuilder("( (echo here >&" + REPLY + "\n");
    text.append("read -r go <&" + GATE + " || exit\nexport");
    environment.forEach((name, value) -> text.append(' ').append(name + "=" + quoted(value)));
    text.append("\nexec");
    command.forEach(word -> text.append(' ').append(quoted(word)));
    text.append(" " + GATE + ">&- " + REPLY + ">&-\n) 2>&" + REPLY);
    text.append(" <").append(quoted(input.toString()));
    for (int i = 0; i < outputs.size(); i++) {
      text.append(" " + (i + 1) + ">").append(quoted(outputs.get(i).toString()));
    }
    // the colon keeps the shell from becoming its last command, which is to have a parent
    return text.append("\n:)\necho left >&" + REPLY + "\n").toString();
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  /** Reads a line, which has to begin with a word; the number after it, or 0. */
  private int await(String word) throws IOException {
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
    int[] poll = {reply, Posix.POLLIN};
    int ready;
    do {
      ready = Posix.poll(poll, 1, PATIENCE_MILLIS);
    } while (ready < 0 && Native.getLastError() == Posix.EINTR);
    int n = ready <= 0 ? 0 : (int) Posix.read(reply, buffer, buffer.length);
    if (n <= 0) {
      throw new IOException("the shell that starts processes " + (ready == 0 ? "hangs" : "ended"));
    }
    return new String(buffer, 0, n, StandardCharsets.UTF_8);
  }

  private static void write(int descriptor, String text) throws IOException {
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

  private void startShell() throws IOException {
    int[] scriptEnds = Posix.pipe();
    int[] replyEnds = Posix.pipe();
    int[] gateEnds = Posix.pipe();
    script = scriptEnds[1];
    reply = replyEnds[0];
    gate = gateEnds[1];
    gateReading = gateEnds[0];
    try {
      Files.setPosixFilePermissions( // the shell may be another user's, and opens it by its name
          Path.of("/proc/self/fd/" + scriptEnds[0]), PosixFilePermissions.fromString("rw-rw-rw-"));
      List<String> command = new ArrayList<>(prefix);
      command.addAll(List.of("/bin/sh", "/proc/self/fd/" + SCRIPT));
      pid =
          spawnFiltered(
              command, new int[] {replyEnds[1], scriptEnds[0], gateEnds[0], replyEnds[1]});
      // it would tell of each process that was killed
      write(script, "exec " + SCRIPT + "<&- 2>/dev/null\necho shell $$ >&" + REPLY + "\n");
      shell = await("shell");
    } catch (IOException e) {
      stopShell();
      throw e;
    } finally {
      Posix.close(scriptEnds[0]);
      Posix.close(replyEnds[1]);
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
    for (int descriptor : new int[] {script, reply, gate, gateReading}) {
      if (descriptor >= 0) {
        Posix.close(descriptor);
      }
    }
    script = reply = gate = gateReading = -1;
    said.setLength(0);
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
