package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The script as a user calls it. */
class RunJudgeScriptIT extends ScriptFixture {
  @Test
  void searchPathOfCdDoesNotMatter() throws Exception {
    String folder = home.getFileName().toString();
    assertAccepted(
        run(
            home.getParent(),
            Map.of("CDPATH", home.getParent().toString()),
            "sh",
            folder + "/run-judge.sh",
            "donuts"));
  }

  @Test
  void pathsAreRelativeToTheCaller() throws Exception {
    Path caller = Files.createDirectories(temp.resolve("a caller/below"));
    ProblemFolder.sum(temp.resolve("a caller/p q")).with("../my/Main.java", ProblemFolder.SUM);
    assertAccepted(
        run(caller, Map.of(), home.resolve("run-judge.sh"), "../p q", "../my/Main.java"));
  }

  @Test
  void scriptIsFoundThroughLinksToIt() throws Exception {
    Path bin = Files.createDirectories(checkouts.resolve("my bin"));
    Files.createSymbolicLink(bin.resolve("first"), home.resolve("run-judge.sh"));
    Files.createSymbolicLink(bin.resolve("judge"), Path.of("first"));
    assertAccepted(run(checkouts, Map.of(), "my bin/judge", "two-piles"));
    Map<String, String> path = Map.of("PATH", bin + ":" + System.getenv("PATH"));
    assertAccepted(run(temp, path, "/bin/sh", "-c", "judge donuts"));
  }

  @Test
  void usersEnvironmentChangesNothing() throws Exception {
    Path source = temp.resolve("我的 解法/先手.java");
    ProblemFolder.empty(temp.resolve("题目"))
        .with("1.in", "")
        .with("1.out", "先手 UTC null null 0.5 UTF-8\n")
        .with(
            "../我的 解法/先手.java",
            """
            import java.nio.charset.Charset;
            import java.util.TimeZone;
            class 先手 {
              public static void main(String[] args) {
                System.out.printf("先手 %s %s %s %.1f %s%n", TimeZone.getDefault().getID(),
                    System.getenv("CLASSPATH"), System.getenv("SECRET"), 0.5,
                    Charset.defaultCharset());
              }
            }
            """);
    Map<String, String> environment =
        Map.of(
            "JAVA_TOOL_OPTIONS", "-Dfile.encoding=ISO-8859-1 -Duser.language=de",
            "JDK_JAVA_OPTIONS", "-Dfile.encoding=ISO-8859-1",
            "_JAVA_OPTIONS", "-Xint",
            "CLASSPATH", "/no/such/folder",
            "LC_ALL", "C",
            "LANG", "zh_CN.GB18030",
            "TZ", "Asia/Shanghai",
            "SECRET", "x");
    assertAccepted(run(temp, environment, home.resolve("run-judge.sh"), "题目", source));
    assertAccepted(run(temp, environment, home.resolve("run-judge.sh"), "two-piles"));
  }

  @Test
  void exitStatusTellsExpectedFromUnexpectedFromUnjudged() throws Exception {
    assertThat(judge("two-piles").status()).isZero();
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("p"))
            .with("Main.java", ProblemFolder.SUM.replace("println(sum)", "println(sum + 1)"));
    Cli.Result wrong = judge(problem.path());
    assertThat(wrong.status()).isEqualTo(1);
    assertThat(wrong.out()).contains("WA").contains("expected 3, got 4");
    Cli.Result unknown = judge("no-such-problem");
    assertThat(unknown.status()).isEqualTo(2);
    assertThat(unknown.err()).startsWith("error: 'no-such-problem'");
    assertThat(unknown.out()).isEmpty();
  }

  @Test
  void jsonHasStandardOutputForItself() throws Exception {
    Cli.Result result = judge("--json", "-");
    List<JsonRow> rows = JsonRow.parse(result.out());
    try (Stream<Path> folders = Files.list(home.resolve("testdata"))) {
      assertThat(rows)
          .extracting(JsonRow::problem)
          .containsExactlyInAnyOrderElementsOf(
              folders.map(folder -> folder.getFileName().toString()).toList());
    }
    for (JsonRow row : rows) {
      try (Stream<Path> files = Files.walk(home.resolve("testdata").resolve(row.problem()))) {
        long tests = files.filter(file -> file.toString().endsWith(".in")).count();
        assertThat(row.tests()).hasSize((int) tests);
      }
      assertThat(row.verdicts()).containsOnly("AC");
      assertThat(result.err()).containsPattern(row.problem() + " +Main.java +AC ");
    }
    assertThat(result.status()).isZero();
  }

  @Test
  void noEscapesAreWrittenWhereNobodyWatches() throws Exception {
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("p"))
            .with("good/Main.java", ProblemFolder.SUM)
            .with("bad/Main.java", "no java");
    Cli.Result result = judge("-v", problem.path(), problem.path("good"), problem.path("bad"));
    assertThat(result.out()).contains("AC").contains("CE").doesNotContain("\u001B", "\r");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void missingJavaIsNamed() throws Exception {
    Cli.Result result =
        run(temp, Map.of("JAVA_HOME", "/no/such/jdk"), home.resolve("run-judge.sh"), "two-piles");
    assertThat(result.err())
        .startsWith("error: no /no/such/jdk/bin/java")
        .contains("install a JDK");
    assertThat(result.out()).isEmpty();
    assertThat(result.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'java.base,java.compiler,java.xml,java.logging', two-piles",
    "'java.base,java.xml', two-piles",
    "'java.base,java.xml', submit two-piles",
    "java.se, two-piles",
    "java.se, submit two-piles --for poj"
  })
  void runtimeWithoutCompilerIsNamedWithTheRemedy(String modules, String arguments)
      throws Exception {
    List<Object> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/java"),
                "--limit-modules",
                modules,
                "-Djudge.home=" + home,
                "-jar",
                PACKAGED));
    command.addAll(List.of(arguments.split(" ")));
    Cli.Result result = run(temp, Map.of(), command.toArray());
    assertThat(result.err())
        .startsWith("error: this Java has no compiler")
        .contains("install a JDK")
        .doesNotContain("\tat ");
    assertThat(result.out()).isEmpty();
    assertThat(result.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bubblewrap", "namespaces", "none"})
  void temporaryFilesMayBeInMemory(String containment) throws Exception {
    Path memory = Path.of("/dev/shm"); // where devices are, too
    assumeTrue(Files.isWritable(memory), "there is no " + memory);
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p"))
            .with("1.in", "")
            .with("1.out", "ok")
            .with("a.sh", "echo ok");
    List<String> command =
        words(
            home.resolve("run-judge.sh"),
            "--containment",
            containment,
            problem.path(),
            problem.path("a.sh"));
    Cli.Result elsewhere = start(temp, Map.of(), command).result();
    assumeFalse(elsewhere.err().startsWith("error: --containment"), elsewhere.err());
    Path temporary = Files.createTempDirectory(memory, "temporary files");
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
    try {
      Cli.Result result = start(temp, Map.of("TMPDIR", temporary.toString()), command).result();
      assertThat(result.err()).doesNotContain("error");
      assertThat(result.out()).contains("AC");
    } finally {
      Files.delete(temporary);
    }
  }
}
