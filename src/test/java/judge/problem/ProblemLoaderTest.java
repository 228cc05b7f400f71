package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemLoaderTest {
  @TempDir Path temp;

  private void write(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void test(String name) throws IOException {
    write(name + ".in", "");
    write(name + ".out", "");
  }

  private List<String> names() throws BadInputException {
    return ProblemLoader.load(temp).tests().stream().map(TestCase::name).toList();
  }

  private Limits limits(String yaml) throws IOException, BadInputException {
    test("1");
    write("problem.yaml", yaml);
    return ProblemLoader.load(temp).limits();
  }

  @Test
  void plainFolderHasItsTestsInNaturalOrder() throws Exception {
    for (String name : List.of("10", "2", "1", "a/1")) {
      test(name);
    }
    assertThat(names()).containsExactly("1", "2", "10", "a/1");
    assertThat(ProblemLoader.load(temp).name()).isEqualTo(temp.getFileName().toString());
  }

  @Test
  void packageHasItsTestsInDataWithTheSamplesFirst() throws Exception {
    for (String name : List.of("a", "secret/1", "sample/2", "sample/10", "secret/group/1")) {
      test("data/" + name);
    }
    test("attachments/1");
    assertThat(names()).containsExactly("sample/2", "sample/10", "a", "secret/1", "secret/group/1");
  }

  @Test
  void testsElsewhereAreThoseOfTheOtherFolder() throws Exception {
    test("testdata/grid/sample/1");
    write("problems/grid/problem.yaml", "name: Grid");
    Problem problem = new Library(temp).load(temp.resolve("problems/grid"));
    assertThat(problem.name()).isEqualTo("grid");
    assertThat(problem.tests())
        .containsExactly(
            new TestCase(
                "sample/1",
                temp.resolve("testdata/grid/sample/1.in"),
                temp.resolve("testdata/grid/sample/1.out")));
  }

  @Test
  void flagsOfAGroupAreAddedToThoseOfTheProblemAndReplaceThoseAbove() throws Exception {
    write("problem.yaml", "validator_flags: case_sensitive");
    write("data/testdata.yaml", "output_validator_flags: float_tolerance 1");
    write("data/secret/b/testdata.yaml", "output_validator_flags: float_tolerance 2");
    test("data/secret/a/1");
    test("data/secret/b/1");
    assertThat(ProblemLoader.load(temp).tests())
        .extracting(test -> String.join(" ", test.outputArguments()))
        .containsExactly("case_sensitive float_tolerance 1", "case_sensitive float_tolerance 2");
  }

  @Test
  void answersMayEndInOutOrAns() throws Exception {
    write("1.in", "");
    write("1.ans", "");
    test("2");
    assertThat(ProblemLoader.load(temp).tests())
        .extracting(test -> test.answer().getFileName().toString())
        .containsExactly("1.ans", "2.out");
  }

  @Test
  void linksToTestsAreFollowedAndKeepTheirOwnName() throws Exception {
    test("data/secret/long-name");
    Path link = temp.resolve("data/secret/again.in");
    Files.createSymbolicLink(link, Path.of("long-name.in"));
    Files.createSymbolicLink(temp.resolve("data/secret/again.ans"), Path.of("long-name.out"));
    assertThat(names()).containsExactly("secret/again", "secret/long-name");
    assertThat(ProblemLoader.load(temp).tests().get(0).input()).isEqualTo(link);
  }

  @Test
  void linksToFoldersAreFollowed() throws Exception {
    Path other = Files.createDirectories(temp.resolve("elsewhere"));
    test("elsewhere/1");
    Path problem = Files.createDirectories(temp.resolve("p/data"));
    Files.createSymbolicLink(problem.resolve("sample"), other);
    assertThat(ProblemLoader.load(temp.resolve("p")).tests())
        .extracting(TestCase::name)
        .containsExactly("sample/1");
  }

  @Test
  void linkThatLeadsInACircleIsABadProblem() throws Exception {
    test("1");
    Files.createSymbolicLink(temp.resolve("again"), temp);
    assertThatThrownBy(this::names)
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("cannot read the test data in " + temp);
  }

  @Test
  void filesThatToolsLeaveBehindAreNoTests() throws Exception {
    test("1");
    write("._1.in", "");
    write(".git/2.in", "");
    write("a/.hidden/3.out", "");
    write("1.in~", "");
    write("1.in.swp", "");
    write("1.txt", "");
    write("in", "");
    assertThat(names()).containsExactly("1");
  }

  @Test
  void folderBelowAHiddenOneIsAProblemAsAnyOther() throws Exception {
    test(".cache/p/1");
    assertThat(ProblemLoader.load(temp.resolve(".cache/p")).tests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "with a space",
        "it's",
        "say \"hi\"",
        "größe",
        "测试",
        "a.b",
        "-v",
        "$(echo)",
        "*",
        "a,b;c#d"
      })
  void namesOfAnyCharactersWork(String name) throws Exception {
    test(name + "/" + name);
    Problem problem = ProblemLoader.load(temp.resolve(name));
    assertThat(problem.name()).isEqualTo(name);
    assertThat(problem.tests()).extracting(TestCase::name).containsExactly(name);
  }

  @Test
  void endingsInCapitalsAreNoTests() throws Exception {
    test("1");
    write("2.IN", "");
    assertThat(names()).containsExactly("1");
  }

  @ParameterizedTest
  @CsvSource({"0.1, 100", "1, 1000", "2.5, 2500", "1e1, 10000", "0.0015, 1.5", "3, 3000"})
  void timeLimitMayBeAnyFractionOfASecond(String limit, double millis) throws Exception {
    assertThat(limits("limits: {time_limit: " + limit + "}").cpu())
        .isEqualTo(Duration.ofNanos(Math.round(millis * 1e6)));
  }

  @ParameterizedTest
  @CsvSource({"0.1, 1200", "1, 3000", "2.5, 6000"})
  void wallLimitIsTwiceTheTimeLimitAndASecond(String limit, long wallMillis) throws Exception {
    assertThat(limits("limits: {time_limit: " + limit + "}").wall())
        .isEqualTo(Duration.ofMillis(wallMillis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "name: Grid", "limits:", "limits: {}", "# nothing but a comment"})
  void whatIsNotSetIsTheDefault(String yaml) throws Exception {
    Limits limits = limits(yaml);
    assertThat(limits.cpu()).isEqualTo(Duration.ofSeconds(2));
    assertThat(limits.wall()).isEqualTo(Duration.ofSeconds(5));
    assertThat(limits.memoryBytes()).isEqualTo(512L << 20);
    assertThat(limits.outputBytes(0)).isEqualTo(8L << 20);
    assertThat(limits.codeBytes()).isEmpty();
  }

  @Test
  void folderWithoutADescriptionHasTheDefaults() throws Exception {
    test("1");
    assertThat(ProblemLoader.load(temp).limits()).isEqualTo(Limits.DEFAULT);
    assertThat(ProblemLoader.load(temp).tests().get(0).comparison())
        .isEqualTo(ComparisonOptions.DEFAULT);
  }

  @Test
  void unitsAreMebibytesAndOfCodeKibibytes() throws Exception {
    Limits limits = limits("limits: {memory: 64, output: 2, code: 100}");
    assertThat(limits.memoryBytes()).isEqualTo(64L << 20);
    assertThat(limits.outputBytes(0)).isEqualTo(2L << 20);
    assertThat(limits.codeBytes()).hasValue(100L << 10);
  }

  @Test
  void outputLimitIsAtLeastTwiceTheAnswerAndAMebibyte() throws Exception {
    Limits limits = limits("limits: {output: 2}");
    assertThat(limits.outputBytes(512 << 10)).isEqualTo(2L << 20);
    assertThat(limits.outputBytes((512 << 10) + 1)).isEqualTo((2L << 20) + 2);
    assertThat(limits.outputBytes(10 << 20)).isEqualTo(21L << 20);
    assertThat(Limits.DEFAULT.outputBytes(3L << 30)).isEqualTo((6L << 30) + (1L << 20));
  }

  @Test
  void validatorFlagsAreTheComparison() throws Exception {
    test("1");
    write("problem.yaml", "validator_flags: case_sensitive  float_tolerance 1e-9\n");
    ComparisonOptions options = ProblemLoader.load(temp).tests().get(0).comparison();
    assertThat(options.caseSensitive()).isTrue();
    assertThat(options.spaceChangeSensitive()).isFalse();
    assertThat(options.absoluteTolerance()).hasValue(1e-9);
    assertThat(options.relativeTolerance()).hasValue(1e-9);
  }

  @Test
  void eachToleranceIsOnlyWhatItSays() throws Exception {
    test("1");
    write(
        "problem.yaml",
        "validator_flags: float_absolute_tolerance 0.5 float_relative_tolerance 0.25");
    ComparisonOptions options = ProblemLoader.load(temp).tests().get(0).comparison();
    assertThat(options.absoluteTolerance()).hasValue(0.5);
    assertThat(options.relativeTolerance()).hasValue(0.25);
  }

  @Test
  void keysThatDoNotBearOnJudgingArePassedOver() throws Exception {
    assertThat(
            limits(
                    """
                    problem_format_version: 2025-09
                    type: pass-fail
                    name: {en: Grid, zh: 网格}
                    uuid: 0f0cd2ec-859c-4492-a5fe-e598340747bf
                    credits: {authors: [A, B]}
                    license: cc0
                    keywords: [grid]
                    limits:
                      time_limit: 3
                      time_multipliers: {ac_to_time_limit: 2}
                      compilation_time: 60
                    """)
                .cpu())
        .isEqualTo(Duration.ofSeconds(3));
  }
}
