package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A shell that starts runs. It reads a few lines of script for each, and starts it from a subshell,
 * which the judge kills: that leaves it an orphan, and as the judge adopts those it can wait for it
 * as for a child of its own. (What a shell does not wait for by itself would ignore some signals.)
 * The run's first process opens its files itself, and goes on only when the judge has told it to:
 * by then it has its final parent, with whom it may ask to die. If the judge dies, what waits for
 * that word reads the end of its pipe, and ends.
 */
final class ShellStarter implements Starter {
  private static final int GATE = StarterProcess.FURTHER;

  private static final String TO_JUDGE = ">&" + StarterProcess.REPLIES;

  private final byte[] buffer = new byte[1024];
  private final int gate;
  private final int gateReading;
  private final StarterProcess shell;

  /**
   * Starts one.
   *
   * @param prefix what to put before the shell's command
   */
  ShellStarter(List<String> prefix) throws IOException {
    int[] ends = Posix.pipe();
    gateReading = ends[0];
    gate = ends[1];
    List<String> command = new ArrayList<>(prefix);
    command.addAll(List.of("/bin/sh", "/proc/self/fd/" + StarterProcess.REQUESTS));
    try {
      shell = new StarterProcess(command, RunEnvironment.COMMON, gateReading);
    } catch (IOException e) {
      closeGate();
      throw e;
    }
    try {
      // it would tell of each process that was killed
      shell.tell("exec " + StarterProcess.REQUESTS + "<&- 2>/dev/null\n");
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  @Override
  public int start(Request request) throws IOException {
    clearGate();
    shell.tell(script(request));
    shell.await("here");
    int subshell = childOf(shell.pid());
    int child = childOf(subshell);
    Orphans.reserve(child);
    try {
      Posix.kill(subshell, Posix.SIGKILL);
      shell.await("left");
      StarterProcess.write(gate, "\n");
      return child;
    } catch (IOException e) {
      Posix.kill(child, Posix.SIGKILL);
      Posix.wait4(child, new int[1], 0, new long[18]);
      Orphans.release(child);
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

  private static String script(Request request) {
    StringBuilder text = new StringBuilder("( (echo here " + TO_JUDGE + "\n");
    text.append("read -r go <&" + GATE + " || exit\nexport");
    request
        .environment()
        .forEach((name, value) -> text.append(' ').append(name + "=" + quoted(value)));
    text.append("\nexec");
    request.command().forEach(word -> text.append(' ').append(quoted(word)));
    text.append(" " + GATE + ">&- " + StarterProcess.REPLIES + ">&-\n) 2" + TO_JUDGE);
    text.append(" <").append(quoted(request.input().toString()));
    List<Path> outputs = request.outputs();
    for (int i = 0; i < outputs.size(); i++) {
      text.append(" " + (i + 1) + ">").append(quoted(outputs.get(i).toString()));
    }
    // the colon keeps the shell from becoming its last command, which is to have a parent
    return text.append("\n:)\necho left " + TO_JUDGE + "\n").toString();
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  private void closeGate() {
    Posix.close(gate);
    Posix.close(gateReading);
  }

  @Override
  public void close() {
    closeGate();
    shell.close();
  }
}
