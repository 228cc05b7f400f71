package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * A problem as the judge needs it.
 *
 * @param name the name of its folder
 * @param directory its folder
 * @param format the version of the package format that it is written in
 * @param kind what kind of judging it wants
 * @param limits what a submission may use on one test
 * @param languages the codes of the languages that may be used; empty for all
 * @param validators the programs that validate
 * @param tests in test order, at least one
 * @param groups the tests in groups, for scoring
 * @param validationTests what its validators are to be tested with
 */
public record Problem(
    String name,
    Path directory,
    PackageFormat format,
    ProblemKind kind,
    Limits limits,
    Set<String> languages,
    Validators validators,
    List<TestCase> tests,
    TestGroup groups,
    ValidationTests validationTests) {

  public Problem {
    languages = Set.copyOf(languages);
    tests = List.copyOf(tests);
  }

  /** The same problem with other limits. */
  public Problem withLimits(Limits other) {
    return new Problem(
        name,
        directory,
        format,
        kind,
        other,
        languages,
        validators,
        tests,
        groups,
        validationTests);
  }
}
