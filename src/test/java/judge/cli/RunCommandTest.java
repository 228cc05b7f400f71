package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunCommandTest {
  @TempDir Path temp;

  private ProblemFolder sum() throws IOException {
    return ProblemFolder.sum(temp.resolve("the sum")).with("sol/Main.java", ProblemFolder.SUM);
  }

  /** A submission whose main method does this; the numbers' sum is in {@code sum}. */
  private static String doing(String code) {
    return ProblemFolder.SUM.replace("System.out.println(sum);", code);
  }

  private Cli.Result judge(String code) throws IOException {
    ProblemFolder problem = sum().with("my/Main.java", doing(code));
    return Cli.run(problem.path(), problem.path("my/Main.java"));
  }

  @Test
  void everyBundledProblemIsJudgedWithoutArguments() throws IOException {
    Cli.Result result = Cli.run();
    List<String> problems;
    try (Stream<Path> files = Files.walk(Path.of("problems"), 2)) {
      problems =
          files
              .filter(file -> file.endsWith("Main.java"))
              .map(file -> file.getParent().getFileName().toString())
              .sorted()
              .toList();
    }
    assertThat(problems).contains("single-row", "winner-score", "two-piles", "donuts");
    assertThat(result.out().lines().map(line -> line.split(" ")[0]).toList()).isEqualTo(problems);
    assertThat(result.out().lines())
        .allMatch(line -> line.matches("\\S+ +Main.java +AC +(\\d+)/\\1 +slowest .* of . s .*"));
    assertThat(result.status()).isZero();
  }

  @Test
  void acceptedSubmissionGetsOneLineWithItsSlowestTest() throws IOException {
    ProblemFolder problem = sum();
    Cli.Result result = Cli.run(problem.path(), problem.path("sol"));
    assertThat(result.out())
        .containsPattern("the sum   .*sol   AC    3/3   slowest \\d\\.\\d\\d s of 2 s");
    assertThat(result.out().lines()).hasSize(1);
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
  }

  @Test
  void problemAloneIsJudgedWithItsOwnMain() throws IOException {
    ProblemFolder problem = sum().with("Main.java", ProblemFolder.SUM);
    Cli.Result result = Cli.run(problem.path());
    assertThat(result.out()).contains("the sum   Main.java   AC    3/3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "System.out.println(sum > 5 ? 12 : sum);|WA|2/3|10: line 1, token 1: expected 11, got 12",
        "|WA|0/3|1: no output; expected 3",
        "System.out.println(sum + \" \" + sum);|WA|0/3"
            + "|1: line 1, token 2: expected the end of the output, got 3",
        "System.out.println(sum); System.exit(10);|RTE|0/3|1: exit status 10",
        "int[] a = new int[(int) sum]; System.out.println(a[20]);|RTE|0/3"
            + "|1: exit status 1: java.lang.ArrayIndexOutOfBoundsException: Index 20",
        "System.out.println(sum); throw new OutOfMemoryError();|MLE|0/3"
            + "|1: exit status 1: java.lang.OutOfMemoryError",
        "class R { int r(int n) { return r(n + 1) + 1; } } System.out.println(new R().r(0));|RTE|0/3|1: exit status 1: java.lang.StackOverflowError",
        "System.out.println(sum); Thread t = new Thread(() -> { while (true); });"
            + " t.setDaemon(true); t.start();|AC|3/3|slowest",
        "while (sum == 11); System.out.println(sum);|TLE|2/3|10: CPU time 0.5",
        "while (sum == 11) System.out.println(new char[99999]); System.out.println(sum);|OLE|2/3"
            + "|10: more output than 8 MiB",
      })
  void verdictNamesWhatHappened(String code, String verdict, String passed, String message)
      throws IOException {
    ProblemFolder problem = sum().with("my/Main.java", doing(code == null ? "" : code));
    String limit = verdict.equals("TLE") ? "0.5" : "20"; // a deep stack takes its time too
    Cli.Result result =
        Cli.run(problem.path(), problem.path("my/Main.java"), "--time-limit", limit);
    assertThat(result.out())
        .containsPattern("Main.java   " + verdict + " +" + passed)
        .contains(message);
    assertThat(result.status()).isEqualTo(verdict.equals("AC") ? 0 : 1);
  }

  @Test
  void stackOverflowIsNoMatterOfMemory() throws IOException {
    ProblemFolder problem =
        sum()
            .with(
                "my/Main.java",
                doing(
                    "class R { int r(int n) { return r(n + 1) + 1; } }"
                        + " try { new R().r(0); } catch (StackOverflowError e) {}"
                        + " System.out.println(sum);"));
    Cli.Result result =
        Cli.run(problem.path(), problem.path("my"), "--memory", "64", "--time-limit", "20");
    assertThat(result.out()).contains("AC    3/3");
  }

  @Test
  void heapTooSmallToStartWithIsMemory() throws IOException {
    ProblemFolder problem = sum();
    Cli.Result result = Cli.run(problem.path(), problem.path("sol"), "--memory", "1");
    assertThat(result.out()).contains("MLE   0/3").contains("Too small maximum heap");
  }

  @Test
  void warningsOfTheJavaMachineAreNoOutput() throws IOException {
    ProblemFolder problem =
        sum()
            .with(
                "my/Main.java",
                doing(
                    "try { for (int i = 0; i < 5000; i++) {"
                        + " Thread t = new Thread(() -> { try { Thread.sleep(60000); }"
                        + " catch (InterruptedException e) { } });"
                        + " t.setDaemon(true); t.start(); } } catch (OutOfMemoryError e) { }"
                        + " System.out.println(sum); System.exit(0);"));
    Cli.Result result = Cli.run(problem.path(), problem.path("my"), "--time-limit", "20");
    assertThat(result.out()).contains("AC    3/3");
  }

  @Test
  void sleepingSubmissionIsStoppedByTheWallClock() throws IOException {
    ProblemFolder problem =
        sum().with("my/Main.java", doing("try { Thread.sleep(60000); } catch (Exception e) {}"));
    Cli.Result result =
        Cli.run(problem.path(), problem.path("my"), "--wall-limit", "0.4", "--fail-fast");
    assertThat(result.out()).contains("TLE   0/3   first 1: wall time 0.").contains("limit 0.40 s");
  }

  @Test
  void compilerMessageIsShown() throws IOException {
    Cli.Result result = judge("int x = \"text\";");
    assertThat(result.out())
        .contains("CE    compile error")
        .contains("Main.java:7: error: incompatible types")
        .contains("int x = \"text\";");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void submissionInAFolderOfWrongOnesIsExpectedToBeWrong() throws IOException {
    ProblemFolder problem =
        sum()
            .with(
                "submissions/wrong_answer/one-more/Main.java",
                doing("System.out.println(sum + 1);"))
            .with("submissions/accepted/one-more/Main.java", doing("System.out.println(sum + 1);"));
    Cli.Result wrong =
        Cli.run(problem.path(), problem.path("submissions/wrong_answer/one-more/Main.java"));
    assertThat(wrong.out()).contains("WA    0/3   as expected   first 1: line 1, token 1");
    assertThat(wrong.status()).isZero();
    Cli.Result accepted =
        Cli.run(problem.path(), problem.path("submissions/accepted/one-more/Main.java"));
    assertThat(accepted.status()).isEqualTo(1);
  }

  @Test
  void quietShowsOnlyWhatIsNotAsExpected() throws IOException {
    ProblemFolder problem = sum().with("bad/Main.java", doing("System.out.println(1);"));
    Cli.Result result = Cli.run("-q", problem.path(), problem.path("sol"), problem.path("bad"));
    assertThat(result.out().lines()).hasSize(1).allMatch(line -> line.contains("WA"));
  }

  @Test
  void verboseShowsEveryTestInNaturalOrder() throws IOException {
    ProblemFolder problem = sum();
    Cli.Result result = Cli.run("--verbose", problem.path(), problem.path("sol"));
    assertThat(result.out().lines().map(line -> line.trim().split(" ")[0]))
        .startsWith("the", "1", "2", "10");
  }

  @Test
  void failFastEndsTheReportWithTheFirstTestThatIsNotAc() throws IOException {
    ProblemFolder problem = sum().with("bad/Main.java", doing("System.out.println(0 * sum + 3);"));
    Cli.Result result = Cli.run("--fail-fast", "--json", "-", problem.path(), problem.path("bad"));
    assertThat(result.out())
        .contains("\"test\":\"1\",\"verdict\":\"AC\"")
        .contains("\"test\":\"2\",\"verdict\":\"WA\"")
        .doesNotContain("\"test\":\"10\"");
  }

  @Test
  void jsonOnStandardOutputHasARowForEverySubmissionAndAnEntryForEveryTest() throws IOException {
    ProblemFolder problem = sum().with("ce/Main.java", "no java");
    Cli.Result result =
        Cli.run("--json", "-", problem.path(), problem.path("sol"), problem.path("ce"));
    int rows = 0;
    int tests = 0;
    try (JsonParser json = new JsonFactory().createParser(result.out())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          rows += json.currentName().equals("submission") ? 1 : 0;
          tests += json.currentName().equals("test") ? 1 : 0;
        }
      }
    }
    assertThat(rows).isEqualTo(2);
    assertThat(tests).isEqualTo(3);
    assertThat(result.out())
        .startsWith("{\"version\":1,\"judgements\":[{\"problem\":\"the sum\",\"submission\":")
        .contains("\"language\":\"java\",\"expected\":[\"AC\"],\"verdict\":\"AC\",\"cpu_s\":")
        .contains("\"verdict\":\"CE\"");
    assertThat(result.err()).contains("the sum").contains("AC    3/3");
  }

  @Test
  void bundledMainIsNamedByItsPathInTheLibrary() {
    assertThat(Cli.run("--json", "-", "two-piles").out())
        .contains("\"submission\":\"problems/two-piles/Main.java\"");
  }

  @Test
  void jsonFileReplacesAnOlderReport() throws IOException {
    ProblemFolder problem = sum();
    Path report = Files.writeString(temp.resolve("r.json"), "{\"version\":1,\"judgements\":[ old");
    assertThat(Cli.run("--json", report, problem.path(), problem.path("sol")).status()).isZero();
    assertThat(report).content().startsWith("{\"version\":1,").doesNotContain("old");
  }

  /** As whoever collects the reports of a build may be somebody else. */
  @Test
  void reportHasThePermissionsOfAnyNewFile() throws IOException {
    Path report = temp.resolve("r.json");
    ProblemFolder problem = sum();
    Cli.run("--json", report, problem.path(), problem.path("sol"));
    Path other = Files.writeString(temp.resolve("other"), "");
    assertThat(Files.getPosixFilePermissions(report))
        .isEqualTo(Files.getPosixFilePermissions(other));
  }

  @Test
  void oldReportIsNotLeftStandingForARunThatCouldNotStart() throws IOException {
    for (String argument : new String[] {"no-such-problem", "--no-such-option"}) {
      Path report =
          Files.writeString(temp.resolve("r.json"), "{\"version\":1,\"judgements\":[ old");
      assertThat(Cli.run("--json", report, argument).status()).isEqualTo(2);
      assertThat(report).doesNotExist();
    }
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void junitReportHasASuiteForASubmissionAndACaseForATest() throws Exception {
    ProblemFolder problem =
        sum().with("bad/Main.java", doing("System.out.println(sum == 11 ? \"\\0\" : \"\" + sum);"));
    Path report = temp.resolve("r.xml");
    Cli.run("--junit", report, problem.path(), problem.path("sol"), problem.path("bad"));
    var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report.toFile());
    assertThat(document.getElementsByTagName("testsuite").getLength()).isEqualTo(2);
    assertThat(document.getElementsByTagName("testcase").getLength()).isEqualTo(6);
    assertThat(document.getElementsByTagName("failure").getLength()).isEqualTo(1);
    assertThat(report).content().contains("expected 11, got \\x00");
  }

  @Test
  void helpShowsAnExample() {
    for (String[] command :
        new String[][] {{"--help"}, {"submit", "--help"}, {"doctor", "--help"}}) {
      Cli.Result result = Cli.run((Object[]) command);
      assertThat(result.out()).contains("Example").contains("  run-judge.sh ");
      assertThat(result.status()).isZero();
    }
  }
}
