package judge.judging;

import java.time.Duration;
import java.util.Locale;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunLimits;
import judge.run.RunResult;
import judge.submission.Crash;
import judge.submission.Program;
import judge.verdict.Ending;
import judge.verdict.Resource;
import judge.verdict.Verdict;

/** Reads from how a run ended what is wrong with it, whatever it printed. */
final class Failure {
  /** A message is kept for every run, and a line on standard error may be of any length. */
  private static final int LONGEST_REASON = 500;

  private final Program program;
  private final RunLimits limits;
  private final boolean talks;

  /**
   * @param talks whether the program talks with a validator
   */
  Failure(Program program, RunLimits limits, boolean talks) {
    this.program = program;
    this.limits = limits;
    this.talks = talks;
  }

  /** The run, judged, if it ended in a way that is no right one; else null. */
  JudgedRun of(TestCase test, RunResult result) {
    if (result.ending().equals(new Ending.Exited(0))) {
      return null;
    }
    if (result.ending() instanceof Ending.LimitExceeded over) {
      return judged(test, result, over.resource().verdict(), describe(over.resource(), result));
    }
    Crash crash = program.crash(result.error());
    return judged(
        test,
        result,
        crash.outOfMemory() ? Verdict.MLE : Verdict.RTE,
        describe(result.ending()) + describe(crash, result));
  }

  /** A run with a verdict. */
  static JudgedRun judged(TestCase test, RunResult result, Verdict verdict, String message) {
    return new JudgedRun(
        test.name(),
        verdict,
        result.cpu(),
        result.wall(),
        result.memoryBytes(),
        message,
        verdict == Verdict.AC ? "" : result.error(),
        "",
        null,
        null,
        false);
  }

  private String describe(Resource resource, RunResult result) {
    return switch (resource) {
      case CPU_TIME -> "CPU time " + seconds(result.cpu()) + ", limit " + seconds(limits.cpu());
      case WALL_TIME ->
          "wall time "
              + seconds(result.wall())
              + ", limit "
              + seconds(limits.wall())
              + " (CPU time "
              + seconds(result.cpu())
              + ")"
              + (talks ? "; does it flush what it says?" : "");
      case MEMORY ->
          "memory "
              + mebibytes(result.memoryBytes())
              + ", limit "
              + mebibytes(limits.memoryBytes());
      case OUTPUT -> "more output than " + mebibytes(limits.outputBytes());
    };
  }

  private static String describe(Ending ending) {
    if (ending instanceof Ending.Exited exited) {
      return "exit status " + exited.status();
    }
    return "killed by " + ((Ending.Signalled) ending).name();
  }

  private static String describe(Crash crash, RunResult result) {
    String reason =
        crash.reason().isEmpty() ? result.error().lines().findFirst().orElse("") : crash.reason();
    if (reason.length() > LONGEST_REASON) {
      return ": " + reason.substring(0, LONGEST_REASON) + "...";
    }
    return reason.isEmpty() ? "" : ": " + reason;
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
  }

  private static String mebibytes(long bytes) {
    return bytes / Limits.MIB + " MiB";
  }
}
