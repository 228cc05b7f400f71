package judge.verdict;

import java.util.List;

/** The names of signals by their numbers on Linux. */
final class SignalNames {
  private static final List<String> NAMES =
      List.of(
          ("HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT"
                  + " STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF WINCH IO PWR SYS")
              .split(" "));

  private SignalNames() {}

  static String of(int signal) {
    return signal >= 1 && signal <= NAMES.size()
        ? "SIG" + NAMES.get(signal - 1)
        : "signal " + signal;
  }
}
