package judge.validate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.Output;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Crash;
import judge.submission.Program;
import judge.verdict.Ending;

/**
 * An output validator that is a program of the problem's package. It is run as submissions are, and
 * says yes by the exit status 42 and no by 43; any other is its own failure.
 */
public final class ProgramValidator implements OutputValidator {
  /** The exit status that says no. */
  public static final int NO = 43;

  private static final int YES = 42;
  private static final String NEXT_PASS = "nextpass.in";

  private final Program program;
  private final Limits limits;
  private final Runner runner;
  private final Scratch scratch;

  /**
   * @param limits what one run of the validator may use
   */
  public ProgramValidator(Program program, Limits limits, Runner runner, Scratch scratch) {
    this.program = program;
    this.limits = limits;
    this.runner = runner;
    this.scratch = scratch;
  }

  @Override
  public Validation validate(TestCase test, Path input, Output output, Path feedback)
      throws IOException, InterruptedException {
    Path printed = scratch.newPath("printed");
    try (RunResult result = runner.run(request(test, input, output.toFile(printed), feedback))) {
      return read(result, feedback);
    } finally {
      Files.deleteIfExists(printed);
    }
  }

  /** How to run the validator: on an output, or in an interaction if there is none. */
  public RunRequest request(TestCase test, Path input, Path output, Path feedback) {
    List<String> command = new ArrayList<>(program.command(limits));
    command.addAll(List.of("{test.in}", "{test.ans}", "{feedback}/"));
    command.addAll(test.outputArguments());
    return new RunRequest(
        command,
        output,
        program.limits(limits, limits.outputBytes()),
        List.of(
            program.mount(),
            Mount.readOnly("test.in", input),
            Mount.readOnly("test.ans", test.answer()),
            new Mount("feedback", feedback, true)));
  }

  /**
   * What a run of the validator found.
   *
   * @throws IOException if it did not work as validators do
   */
  public Validation read(RunResult result, Path feedback) throws IOException {
    boolean yes = result.ending().equals(new Ending.Exited(YES));
    if (!yes && !result.ending().equals(new Ending.Exited(NO))) {
      Crash crash = program.crash(result.error());
      String why = crash.reason().isEmpty() ? firstLine(result.error()) : crash.reason();
      throw new IOException(
          "the output validator failed: " + result.ending() + (why.isEmpty() ? "" : ": " + why));
    }
    Feedback files = new Feedback(feedback);
    if (files.bytes() > limits.outputBytes()) {
      throw new IOException(
          "the output validator left more than "
              + limits.outputBytes() / Limits.MIB
              + " MiB in the feedback folder");
    }
    String message = files.message("judgemessage.txt");
    Path nextPass = files.file(NEXT_PASS);
    if (nextPass != null && !yes) {
      throw new IOException("the output validator wants another pass for a wrong output");
    }
    OptionalDouble score = files.number("score.txt");
    OptionalDouble share = files.number("score_multiplier.txt");
    if (score.isPresent() && share.isPresent()) {
      throw new IOException("the output validator gives a score and a share of it");
    }
    String why = yes || !message.isEmpty() ? message : "the output validator says no";
    return new Validation(yes, why, score.isPresent() ? score : share, share.isPresent(), nextPass);
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
