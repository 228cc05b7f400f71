package judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * A problem as the judge needs it.
 *
 * @param name the name of its folder
 * @param directory its folder
 * @param limits what a submission may use on one test
 * @param comparison how the default output validator compares
 * @param tests in test order, at least one
 */
public record Problem(
    String name,
    Path directory,
    Limits limits,
    ComparisonOptions comparison,
    List<TestCase> tests) {

  public Problem {
    tests = List.copyOf(tests);
  }

  /** The same problem with other limits. */
  public Problem withLimits(Limits other) {
    return new Problem(name, directory, other, comparison, tests);
  }
}
