package judge.run;

import java.util.ArrayList;
import java.util.List;

/**
 * The shell script that is the last link before a program: it sets the limits that the kernel
 * keeps, says that all is ready, runs the program, and exits with its status.
 *
 * <p>The shell stays between the sandbox and the program since a program that is process 1 of its
 * sandbox would ignore signals. On descriptor 3, of which the program knows nothing, it tells the
 * judge two things: {@link #READY} when the program is next, and, in words of its own, that a
 * signal ended the program; its exit status alone could as well be one that the program chose.
 */
final class RunScript {
  static final String READY = "ready\n";

  private final int processes;

  /**
   * @param processes the limit of processes
   */
  RunScript(int processes) {
    this.processes = processes;
  }

  /**
   * The arguments to run a command under the script.
   *
   * @param input the file to open as the program's standard input, or null for the one inherited
   * @param folder the working folder
   */
  List<String> arguments(RunLimits limits, String input, String folder, List<String> command) {
    List<String> arguments =
        new ArrayList<>(List.of("/bin/sh", "-c", text(limits, input), "sh", folder));
    arguments.addAll(command);
    return arguments;
  }

  private String text(RunLimits limits, String input) {
    return String.join(
        "\n",
        "exec 4>&2 2>&3 3>&- || exit",
        // as sh, bash has no word for a signal
        "case ${BASH_VERSION-} in ?*) set +o posix ;; esac",
        "ulimit -c 0",
        "ulimit -n " + KernelLimits.OPEN_FILES,
        // dash has another letter for it; the user may have a lower one
        "{ ulimit -u " + processes + " || ulimit -p " + processes + "; } 2>/dev/null || :",
        "ulimit -f " + KernelLimits.SCRATCH_BYTES / 512,
        "ulimit -t " + KernelLimits.cpuSeconds(limits),
        // the memory limit bounds the stack; threads get the C library's own size then
        "ulimit -s unlimited 4>&- 2>/dev/null || :",
        "cd \"$1\" || exit",
        "shift",
        "unset OLDPWD",
        // in a process of its own already here, or the shell's words would go to the program's 2
        "(",
        // the judge may have died before the sandbox could ask to die with it
        "echo ready >&2 || exit",
        "exec \"$@\" " + (input == null ? "" : "<" + input + " ") + "2>&4 4>&-",
        ")",
        "exit $?");
  }
}
