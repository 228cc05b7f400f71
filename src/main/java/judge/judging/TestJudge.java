package judge.judging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import judge.judging.JudgedRun.Score;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.Conversation;
import judge.run.RunRequest;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Program;
import judge.submission.WorkingFiles;
import judge.validate.DefaultValidator;
import judge.validate.OutputValidator;
import judge.validate.ProgramValidator;
import judge.validate.Validation;
import judge.verdict.Verdict;

/** Judges one program on one test: runs it, and reads a verdict from how that ended. */
final class TestJudge {
  /** From this share of a limit on, other runs at the same time may have made the difference. */
  static final double NEAR = 0.8;

  private final Runner runner;
  private final Scratch scratch;
  private final Problem problem;
  private final Program program;
  private final OutputValidator validator;
  private final Limits limits;

  /**
   * @param validator the problem's own, or null if outputs are compared with the answers
   */
  TestJudge(
      Runner runner, Scratch scratch, Problem problem, Program program, OutputValidator validator) {
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

  /** Judges a run of the program that ended well, and is its only one on the test. */
  JudgedRun judge(TestCase test, RunResult result) throws IOException, InterruptedException {
    if (validator == null) {
      return validated(test, test.input(), result, new DefaultValidator(test.comparison()), null)
          .run();
    }
    Path feedback = scratch.newFolder("feedback");
    try {
      return validated(test, test.input(), result, validator, feedback).run();
    } finally {
      Scratch.remove(feedback);
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
    try (WorkingFiles files = WorkingFiles.of(program, test, scratch)) {
      RunRequest request = program.on(test, input, limits, files);
      return problem.kind().interactive()
          ? conversation(test, input, request, feedback)
          : alone(test, input, request, outputValidator, feedback);
    }
  }

  /** A run whose output is validated when it has ended. */
  private Pass alone(
      TestCase test, Path input, RunRequest request, OutputValidator outputValidator, Path feedback)
      throws IOException, InterruptedException {
    Failure failures = new Failure(program, request.limits(), false);
    try (RunResult result = runner.run(request)) {
      JudgedRun failure = failures.of(test, result);
      return failure != null
          ? new Pass(failure, null)
          : validated(test, input, result, outputValidator, feedback);
    }
  }

  private static Pass validated(
      TestCase test, Path input, RunResult result, OutputValidator outputValidator, Path feedback)
      throws IOException, InterruptedException {
    return validated(
        test, result, outputValidator.validate(test, input, result.output(), feedback), "");
  }

  /**
   * A run that talks with the validator. Who ends first decides: a submission that failed before
   * the validator had ended has failed; a validator that said no before that has said no, whatever
   * becomes of the submission then; else both have to be content.
   */
  private Pass conversation(TestCase test, Path input, RunRequest request, Path feedback)
      throws IOException, InterruptedException {
    Failure failures = new Failure(program, request.limits(), true);
    if (!(validator instanceof ProgramValidator interactor)) {
      throw new IOException("the output validator is a checker, and cannot talk");
    }
    RunRequest other = interactor.request(test, input, null, feedback);
    try (Conversation both = runner.converse(request, other, ProgramValidator.NO)) {
      JudgedRun failure = failures.of(test, both.submission());
      if (failure != null && both.submissionEndedFirst()) {
        return new Pass(failure.with(null, both.transcript()), null);
      }
      Validation validation = interactor.read(both.validator(), feedback);
      if (failure != null && validation.accepted()) {
        return new Pass(failure, null);
      }
      return validated(test, both.submission(), validation, both.transcript());
    }
  }

  private static Pass validated(
      TestCase test, RunResult result, Validation validation, String transcript) {
    Verdict verdict = validation.accepted() ? Verdict.AC : Verdict.WA;
    JudgedRun run = Failure.judged(test, result, verdict, validation.message());
    Score score =
        validation.score().isPresent()
            ? new Score(validation.score().getAsDouble(), validation.scoreIsShare())
            : null;
    String shown = validation.accepted() ? "" : transcript;
    return new Pass(run.with(score, shown), validation.nextPass());
  }

  /** Removes the program, of which nothing is to be run any more. */
  void end() {
    program.remove();
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
}
