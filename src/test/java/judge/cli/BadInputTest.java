package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be used is named, with the remedy, and the exit status is 2. */
class BadInputTest {
  @TempDir Path temp;

  private static void assertRefused(Cli.Result result, String... parts) {
    assertThat(result.err()).startsWith("error: ").contains(parts).doesNotContain("\tat ");
    assertThat(result.out()).isEmpty();
    assertThat(result.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-such-problem|'no-such-problem' is neither|bundled problems are card-duel, ",
        "two-piles my/Missing.java|'my/Missing.java' is neither|bundled problems are",
        "pom.xml|pom.xml|submission",
        "two-piles pom.xml|pom.xml is no source of a known language|Java (.java)",
        "problems/two-piles/Main.java|name its problem before it|two-piles problems/two-piles/Main.java",
        "two-piles testdata|testdata is a folder|no tests",
        "--jobs 0|--jobs needs a number above 0|not 0",
        "--jobs two|--jobs|'two'",
        "--time-limit 0 two-piles|--time-limit needs a number above 0|not 0",
        "--time-limit -1 two-piles|--time-limit|-1",
        "--time-limit NaN two-piles|--time-limit|'NaN'",
        "--time-limit 1e99 two-piles|--time-limit|1E+99",
        "--wall-limit 0 two-piles|--wall-limit|not 0",
        "--repeat 0 two-piles|--repeat needs a number above 0|not 0",
        "--repeat 1.5 two-piles|--repeat|'1.5'",
        "--shard 0/2 two-piles|--shard needs I/N|'0/2'",
        "--shard 3/2 two-piles|--shard needs I/N|'3/2'",
        "--shard 0/0 two-piles|--shard needs I/N|'0/0'",
        "--shard 1 two-piles|--shard needs I/N|'1'",
        "--shard -1/2 two-piles|--shard needs I/N|'-1/2'",
        "merge|REPORT|--help",
        "merge no/such.json|cannot read no/such.json|does not exist",
        "merge pom.xml|pom.xml is no whole report of a shard|--shard I/N",
        "--memory 0 two-piles|--memory|not 0",
        "--no-such-option|--no-such-option|--help",
        "-v -q two-piles|--verbose|--quiet",
        "--json - --junit - two-piles|--json and --junit|-",
        "--json /no/such/folder/r.json two-piles|--json: cannot write /no/such/folder/r.json|folder",
        "--json src two-piles|--json: src is a folder|name a file",
        "--json pom.xml two-piles|pom.xml|no report; remove it or name another file",
        "submit no-such-problem|no-such-problem|no problem",
        "submit two-piles --for spoj|--for|hdu, poj, nowcoder",
      })
  void argument(String line, String first, String second) {
    assertRefused(Cli.run((Object[]) line.split(" ")), first, second);
  }

  static Stream<Arguments> problems() {
    return Stream.of(
        Arguments.of("no tests", "data/README", "", "no tests in", "NAME.in"),
        Arguments.of("input alone", "b/3.in", "", "3.in has no answer", "create 3.out"),
        Arguments.of("answer alone", "b/3.ans", "", "3.ans is an answer without", "create 3.in"),
        Arguments.of("two answers", "1.ans", "3", "test 1 has two answers", "remove one"),
        Arguments.of("no YAML", "problem.yaml", "a: [", "problem.yaml: line 1", "YAML"),
        Arguments.of("a list", "problem.yaml", "- a", "problem.yaml", "needs keys"),
        Arguments.of("unknown", "problem.yaml", "nmae: x", "problem.yaml", "unknown key 'nmae'"),
        Arguments.of(
            "unknown limit", "problem.yaml", "limits: {time: 1}", "'limits.time'", "time_limit"),
        Arguments.of(
            "zero", "problem.yaml", "limits: {time_limit: 0}", "problem.yaml", "positive number"),
        Arguments.of(
            "negative", "problem.yaml", "limits: {memory: -5}", "limits.memory", "positive"),
        Arguments.of("text", "problem.yaml", "limits: {memory: big}", "limits.memory", "'big'"),
        Arguments.of(
            "infinite", "problem.yaml", "limits: {time_limit: .inf}", "time_limit", "positive"),
        Arguments.of(
            "huge", "problem.yaml", "limits: {memory: 99999999999999999}", "memory", "whole"),
        Arguments.of("fraction", "problem.yaml", "limits: {output: 1.5}", "output", "whole"),
        Arguments.of("twice", "problem.yaml", "name: a\nname: b", "problem.yaml", "name"),
        Arguments.of(
            "format", "problem.yaml", "problem_format_version: '1999'", "'1999'", "2025-09"),
        Arguments.of("type", "problem.yaml", "type: submit-answer", "submit-answer", "pass-fail"),
        Arguments.of("flag", "problem.yaml", "validator_flags: exact", "'exact'", "case_sensitive"),
        Arguments.of(
            "tolerance",
            "problem.yaml",
            "validator_flags: float_tolerance x",
            "float_tolerance",
            "'x'"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("problems")
  void problem(String name, String file, String text, String first, String second)
      throws IOException {
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("p"))
            .with("sol/Main.java", ProblemFolder.SUM)
            .with(file, text);
    assertRefused(Cli.run(problem.path(), problem.path("sol/Main.java")), first, second);
  }

  @Test
  void danglingAnswerIsNamed() throws IOException {
    ProblemFolder problem = ProblemFolder.sum(temp.resolve("p")).with("3.in", "1");
    Files.createSymbolicLink(problem.path("3.out"), Path.of("gone"));
    assertRefused(Cli.run(problem.path()), "3.out is a link to a file that is not there");
  }

  @Test
  void unreadableTestIsNamed() throws IOException {
    ProblemFolder problem = ProblemFolder.sum(temp.resolve("p"));
    Path file = problem.path("1.in");
    assertThat(file.toFile().setReadable(false, false)).isTrue();
    assumeFalse(Files.isReadable(file), "root reads everything");
    assertRefused(Cli.run(problem.path()), "cannot read " + file, "chmod +r");
  }

  @Test
  void problemWithoutMainNeedsASubmission() throws IOException {
    assertRefused(Cli.run(ProblemFolder.sum(temp).path()), "no submission for", "Main.java");
  }

  @Test
  void folderWithoutAnythingIsNamed() {
    assertRefused(Cli.run("two-piles", temp), temp.toString(), "no tests and no sources");
  }

  @Test
  void libraryThatIsNotThereIsNamed() {
    assertRefused(Cli.runAt(temp), "no problems in " + temp.resolve("problems"));
  }

  @Test
  void bundledProblemWithoutTestsNamesTheFolderThatLacksThem() throws IOException {
    ProblemFolder.empty(temp).with("problems/grid/problem.yaml", "name: Grid");
    assertRefused(Cli.runAt(temp, "grid"), temp.resolve("testdata/grid").toString());
  }

  @Test
  void nameOfABundledProblemAndOfAFolderHereIsRefused() throws IOException {
    ProblemFolder.sum(temp.resolve("testdata/src")).with("../../problems/src/problem.yaml", "");
    // in the folder that the tests run in, src is a folder with sources
    assertRefused(Cli.runAt(temp, "src"), "src is a bundled problem, and a submission here too");
  }
}
