package judge.validate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.Output;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Program;
import judge.submission.Submission;
import judge.verdict.Ending;
import judge.verdict.Ending.Exited;

/**
 * An output validator written with testlib as checkers are: it gets the files of the input, the
 * output and the answer, and says by the exit status what it found. Both testlib's own statuses and
 * those of versions adapted to problem packages are understood.
 */
final class TestlibChecker implements OutputValidator {
  /** What such a program calls first, with its arguments. */
  private static final String CALL = "registerTestlibCmd";

  private static final Set<Integer> YES = Set.of(0, 42);

  /** Wrong answer, presentation error, dirt after the answer, unexpected end of the output. */
  private static final Set<Integer> NO = Set.of(1, 2, 4, 8, 43);

  private final Program program;
  private final Limits limits;
  private final Runner runner;
  private final Scratch scratch;

  TestlibChecker(Program program, Limits limits, Runner runner, Scratch scratch) {
    this.program = program;
    this.limits = limits;
    this.runner = runner;
    this.scratch = scratch;
  }

  /** Whether the sources of a program are those of such a checker. */
  static boolean is(Submission program) throws IOException {
    for (Path source : program.sources()) {
      if (Files.readString(source, StandardCharsets.ISO_8859_1).contains(CALL)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Validation validate(TestCase test, Path input, Output output, Path feedback)
      throws IOException, InterruptedException {
    Path printed = scratch.newPath("printed");
    List<String> command = new ArrayList<>(program.command(limits));
    command.addAll(List.of("{test.in}", "{test.out}", "{test.ans}"));
    command.addAll(test.outputArguments());
    RunRequest request =
        new RunRequest(
            command,
            null,
            program.limits(limits, limits.outputBytes()),
            List.of(
                program.mount(),
                Mount.readOnly("test.in", input),
                Mount.readOnly("test.out", output.toFile(printed)),
                Mount.readOnly("test.ans", test.answer())));
    try (RunResult result = runner.run(request)) {
      return read(result);
    } finally {
      Files.deleteIfExists(printed);
    }
  }

  private static Validation read(RunResult result) throws IOException {
    Ending ending = result.ending();
    String said = result.error().lines().findFirst().orElse("");
    if (ending instanceof Exited exited && YES.contains(exited.status())) {
      return Validation.ACCEPTED;
    }
    if (ending instanceof Exited exited && NO.contains(exited.status())) {
      return Validation.wrong(said.isEmpty() ? "the checker says no" : said);
    }
    throw new IOException("the checker failed: " + ending + (said.isEmpty() ? "" : ": " + said));
  }
}
