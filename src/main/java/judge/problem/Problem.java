package judge.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A problem as the judge needs it.
 *
 * @param name the name of its folder
 * @param directory its folder
 * @param format the version of the package format that it is written in
 * @param kind what kind of judging it wants
 * @param limits what a submission may use on one test
 * @param margins how far the time limit is to be from what submissions need
 * @param compilation what compiling a submission may use
 * @param languages the codes of the languages that may be used; empty for all
 * @param constants what stands for {{name}} in its programs
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
    TimeMargins margins,
    Limits compilation,
    Set<String> languages,
    Constants constants,
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
        margins,
        compilation,
        languages,
        constants,
        validators,
        tests,
        groups,
        validationTests);
  }

  /** The folders of files to add to a submission; a later one's go before an earlier one's. */
  public List<Path> included(String language) {
    return Stream.of("default", language)
        .filter(name -> format != PackageFormat.LEGACY || !name.equals("default"))
        .map(directory.resolve("include")::resolve)
        .filter(Files::isDirectory)
        .toList();
  }
}
