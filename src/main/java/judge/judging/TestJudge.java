package judge.judging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.RunRequest;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Crash;
import judge.submission.Program;
import judge.validate.DefaultValidator;
import judge.validate.OutputValidator;
import judge.validate.ProgramValidator;
import judge.validate.Validation;
import judge.verdict.Ending;
import judge.verdict.Resource;
import judge.verdict.Verdict;

/** Judges one program on one test: runs it, and reads a verdict from how that ended. */
final class TestJudge {
  /** From this share of a limit on, other runs at the same time may have made the difference. */
  private static final double NEAR = 0.8;

  private final Runner runner;
  private final Scratch scratch;
  private final Problem problem;
  private final Program program;
  private final ProgramValidator validator;
  private final Limits limits;

  /**
   * @param validator the problem's own, or null if outputs are compared with the answers
   */
  TestJudge(
      Runner runner,
      Scratch scratch,
      Problem problem,
      Program program,
      ProgramValidator validator) {
    this.runner = runner;
    this.scratch = scratch;
    this.problem = problem;
    this.program = program;
    this.validator = validator;
    this.limits = problem.limits();
  }

  /** Judges the program on a test; a fault of the judge is a JE. */
  JudgedRun judge(TestCase test) throws InterruptedException {
    try {
      if (validator == null) {
        return pass(test, test.input(), new DefaultValidator(test.comparison()), null).run();
      }
      Path feedback = scratch.newFolder("feedback");
      try {
        return passes(test, feedback);
      } finally {
        Scratch.remove(feedback);
      }
    } catch (IOException e) {
      return JudgedRun.fault(test.name(), e.getMessage() == null ? e.toString() : e.getMessage());
    }
  }

  /** Runs the program for as many passes as the validator asks for. */
  private JudgedRun passes(TestCase test, Path feedback) throws IOException, InterruptedException {
    JudgedRun longest = null;
    Path input = test.input();
    for (int number = 1; ; number++) {
      Pass pass = pass(test, input, validator, feedback);
      longest = longest == null ? pass.run() : longest.followedBy(pass.run());
      if (pass.nextInput() == null) {
        return longest;
      }
      if (number == problem.kind().passes()) {
        throw new IOException(
            "the output validator wants another pass after " + number + ", the most there may be");
      }
      input = Files.move(pass.nextInput(), scratch.newPath("pass"));
    }
  }

  /**
   * One run of the program, judged.
   *
   * @param nextInput what the next pass reads, or null if there is none
   */
  private record Pass(JudgedRun run, Path nextInput) {}

  private Pass pass(TestCase test, Path input, OutputValidator outputValidator, Path feedback)
      throws IOException, InterruptedException {
    RunRequest request = program.on(test, input, limits);
    try (RunResult result = runner.run(request)) {
      if (result.ending() instanceof Ending.LimitExceeded over) {
        String message = describe(over.resource(), request, result);
        return new Pass(judged(test, result, over.resource().verdict(), message), null);
      }
      if (!result.ending().equals(new Ending.Exited(0))) {
        Crash crash = program.crash(result.error());
        String message = describe(result.ending()) + describe(crash, result);
        Verdict verdict = crash.outOfMemory() ? Verdict.MLE : Verdict.RTE;
        return new Pass(judged(test, result, verdict, message), null);
      }
      return validated(
          test, result, outputValidator.validate(test, input, result.output(), feedback));
    }
  }

  private static Pass validated(TestCase test, RunResult result, Validation validation) {
    JudgedRun run =
        validation.accepted()
            ? judged(test, result, Verdict.AC, "")
            : judged(test, result, Verdict.WA, validation.message());
    return new Pass(run, validation.nextPass());
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
