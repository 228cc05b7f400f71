package judge.submission;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunLimits;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;

/**
 * A compiled submission.
 *
 * @param folder what it is run from
 * @param main the class or file to run, where the language has the choice, else empty
 */
public record Program(Language language, Path folder, String main) {

  /** How to run it on a test, in a fresh process. */
  public RunRequest on(TestCase test, Limits limits) {
    long memoryMib = Math.max(1, limits.memoryBytes() / Limits.MIB);
    return new RunRequest(
        Command.of(
            language.run(), Map.of("main", main, "memory", Long.toString(memoryMib)), List.of()),
        test.input(),
        new RunLimits(
            limits.cpu(),
            limits.wall(),
            language.runtime().residentBytes(limits),
            limits.outputBytes(test.answer().toFile().length())),
        List.of(Mount.readOnly("program", folder)));
  }

  /** What the language's runtime said, on standard error, of a run that failed. */
  public Crash crash(String error) {
    return language.runtime().crash(error);
  }
}
