package judge.judging;

import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunRequest;
import judge.run.RunResult;
import judge.run.Runner;
import judge.submission.Crash;
import judge.submission.Program;
import judge.validate.OutputValidator;
import judge.validate.Validation;
import judge.verdict.Ending;
import judge.verdict.Resource;
import judge.verdict.Verdict;

/** Judges one program on one test: runs it, and reads a verdict from how that ended. */
final class TestJudge {
  /** From this share of a limit on, other runs at the same time may have made the difference. */
  private static final double NEAR = 0.8;

  private final Runner runner;
  private final OutputValidator validator;
  private final Program program;
  private final Limits limits;

  TestJudge(Runner runner, OutputValidator validator, Program program, Limits limits) {
    this.runner = runner;
    this.validator = validator;
    this.program = program;
    this.limits = limits;
  }

  /** Judges the program on a test; a fault of the judge is a JE. */
  JudgedRun judge(TestCase test) throws InterruptedException {
    RunRequest request = program.on(test, limits);
    try (RunResult result = runner.run(request)) {
      if (result.ending() instanceof Ending.LimitExceeded over) {
        return judged(
            test, result, over.resource().verdict(), describe(over.resource(), request, result));
      }
      if (!result.ending().equals(new Ending.Exited(0))) {
        Crash crash = program.crash(result.error());
        String message = describe(result.ending()) + describe(crash, result);
        return judged(test, result, crash.outOfMemory() ? Verdict.MLE : Verdict.RTE, message);
      }
      Validation validation = validator.validate(test, result.output());
      return judged(
          test, result, validation.accepted() ? Verdict.AC : Verdict.WA, validation.message());
    } catch (IOException e) {
      return JudgedRun.fault(test.name(), "the judge failed: " + e);
    }
  }

  /** Whether the run came so near to a time limit that it counts only if nothing else ran. */
  boolean isNearLimit(JudgedRun run) {
    return run.verdict() == Verdict.TLE
        || share(run.cpu(), limits.cpu()) > NEAR
        || share(run.wall(), limits.wall()) > NEAR;
  }

  private static double share(Duration used, Duration limit) {
    return (double) used.toNanos() / limit.toNanos();
  }

  private static JudgedRun judged(
      TestCase test, RunResult result, Verdict verdict, String message) {
    boolean failed = verdict == Verdict.RTE || verdict == Verdict.MLE;
    return new JudgedRun(
        test.name(),
        verdict,
        result.cpu(),
        result.wall(),
        result.memoryBytes(),
        message,
        failed ? result.error() : "");
  }

  private static String describe(Resource resource, RunRequest request, RunResult result) {
    return switch (resource) {
      case CPU_TIME ->
          "CPU time " + seconds(result.cpu()) + ", limit " + seconds(request.limits().cpu());
      case WALL_TIME ->
          "wall time "
              + seconds(result.wall())
              + ", limit "
              + seconds(request.limits().wall())
              + " (CPU time "
              + seconds(result.cpu())
              + ")";
      case MEMORY ->
          "memory "
              + mebibytes(result.memoryBytes())
              + ", limit "
              + mebibytes(request.limits().memoryBytes());
      case OUTPUT -> "more output than " + mebibytes(request.limits().outputBytes());
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
    return reason.isEmpty() ? "" : ": " + reason;
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
  }

  private static String mebibytes(long bytes) {
    return bytes / Limits.MIB + " MiB";
  }
}
