package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The script as a user calls it, in a copy of the checkout that holds the packaged judge already.
 * Timeouts are for a judge that hangs.
 */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RunJudgeScriptIT {
  private static final Path PACKAGED = Path.of("target/run-judge.jar").toAbsolutePath();
  private static final int SIGINT = 2;

  @TempDir static Path checkouts;
  private static Path home;

  @TempDir Path temp;

  @BeforeAll
  static void copyTheCheckout() throws IOException {
    home = Files.createDirectories(checkouts.resolve("the judge's own folder"));
    for (String name :
        List.of("pom.xml", "src/main", "mvnw", ".mvn", "problems", "testdata", "run-judge.sh")) {
      Path from = Path.of(name);
      Path to = home.resolve(name);
      if (Files.isDirectory(from)) {
        FileUtils.copyDirectory(from.toFile(), to.toFile());
      } else {
        FileUtils.copyFile(from.toFile(), to.toFile());
      }
    }
    assertThat(home.resolve("run-judge.sh").toFile().setExecutable(true)).isTrue();
    Files.createDirectories(home.resolve("target"));
    Files.copy(PACKAGED, home.resolve("target/judge.jar")); // the newest file: nothing to build
  }

  @BeforeEach
  void folderForStreams() throws IOException {
    Files.createDirectories(temp.resolve("streams"));
  }

  /** A command that runs, with its streams in files. */
  private record Started(Process process, Path out, Path err) {
    Cli.Result result() throws IOException, InterruptedException {
      int status = process.waitFor();
      // whether submissions can be contained depends on the machine, and is only noted
      String errors = Files.readString(err).replaceAll("(?m)^note: .*\\R", "");
      return new Cli.Result(status, Files.readString(out), Cli.withoutLoad(errors));
    }
  }

  private Started start(Path directory, Map<String, String> environment, List<String> command)
      throws IOException {
    Path out = temp.resolve("streams/out");
    Path err = temp.resolve("streams/err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().putAll(environment);
    return new Started(builder.start(), out, err);
  }

  private Cli.Result run(Path directory, Map<String, String> environment, Object... command)
      throws IOException, InterruptedException {
    return start(directory, environment, words(command)).result();
  }

  private Cli.Result judge(Object... arguments) throws IOException, InterruptedException {
    List<Object> command = new ArrayList<>(List.of(home.resolve("run-judge.sh")));
    command.addAll(Arrays.asList(arguments));
    return run(temp, Map.of(), command.toArray());
  }

  private static List<String> words(Object... command) {
    return Stream.of(command).map(Object::toString).toList();
  }

  private static void assertAccepted(Cli.Result result) {
    assertThat(result.out()).as(result.err()).containsPattern(" AC +(\\d+)/\\1 ");
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
  }

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

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void signalEndsTheJudgeAndWhatItStarted(String signal) throws Exception {
    assumeFalse(signal.equals("INT") && ignoresInterrupts(), "started in the background");
    String marker = "Sleeper" + signal + ProcessHandle.current().pid();
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("p"))
            .with(
                "a.java",
                "class "
                    + marker
                    + " { public static void main(String[] a) throws Exception {"
                    + " Thread.sleep(200_000); } }");
    // where the user that programs run as, if the judge is root, can get to
    Path temporary = Files.createTempDirectory("temporary files");
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
    Started judge =
        start(
            temp,
            Map.of("TMPDIR", temporary.toString()),
            words(
                home.resolve("run-judge.sh"),
                "--wall-limit",
                "200",
                problem.path(),
                problem.path("a.java")));
    try {
      awaitDescendant(judge.process(), marker);
      assertThat(temporary).isNotEmptyDirectory();
      List<ProcessHandle> descendants = judge.process().descendants().toList();

      send(signal, judge.process().pid());

      assertThat(judge.process().waitFor(100, TimeUnit.SECONDS)).isTrue();
      for (ProcessHandle each : descendants) {
        each.onExit().get(20, TimeUnit.SECONDS);
      }
      assertThat(temporary).isEmptyDirectory();
      Cli.Result result = judge.result();
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).doesNotContain("\tat ", "error: ");
      assertThat(result.status()).isGreaterThan(128);
    } finally {
      judge.process().descendants().forEach(ProcessHandle::destroyForcibly);
      judge.process().destroyForcibly();
      FileUtils.deleteDirectory(temporary.toFile());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bubblewrap", "namespaces"})
  void judgeThatIsKilledLeavesNoProcessAndTheNextOneRemovesItsFiles(String containment)
      throws Exception {
    String marker = ProcessHandle.current().pid() + "0007";
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p"))
            .with("1.in", "")
            .with("1.out", "")
            .with("quick.sh", "exit 0")
            .with("a.sh", "setsid sleep " + marker + " & sleep " + marker + " & wait");
    Path temporary = Files.createTempDirectory("temporary files");
    Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
    Map<String, String> environment = Map.of("TMPDIR", temporary.toString());
    List<String> quick =
        words(
            home.resolve("run-judge.sh"),
            "--containment",
            containment,
            problem.path(),
            problem.path("quick.sh"));
    Cli.Result first = start(temp, environment, quick).result();
    assumeFalse(first.err().startsWith("error: --containment"), first.err());
    List<String> slow = new ArrayList<>(quick);
    slow.set(slow.size() - 1, problem.path("a.sh").toString());
    slow.addAll(List.of("--wall-limit", "200"));
    Process judge = start(temp, environment, slow).process();
    try {
      awaitDescendant(judge, marker);
      List<ProcessHandle> descendants = judge.descendants().toList();

      judge.destroyForcibly().waitFor();

      for (ProcessHandle each : descendants) {
        each.onExit().get(20, TimeUnit.SECONDS);
      }
      assertThat(ProcessHandle.allProcesses().filter(each -> arguments(each).contains(marker)))
          .isEmpty();
      assertThat(temporary).isNotEmptyDirectory();
      assertAccepted(start(temp, environment, quick).result());
      assertThat(temporary).isEmptyDirectory();
    } finally {
      judge.descendants().forEach(ProcessHandle::destroyForcibly);
      judge.destroyForcibly();
      FileUtils.deleteDirectory(temporary.toFile());
    }
  }

  private static void send(String signal, long pid) throws Exception {
    Process kill =
        new ProcessBuilder("/bin/sh", "-c", "kill -" + signal + " " + pid).inheritIO().start();
    assertThat(kill.waitFor()).isZero();
  }

  /** Waits until the judge has started the program whose class has this name. */
  private static void awaitDescendant(Process judge, String marker) {
    while (judge.isAlive()) {
      if (judge.descendants().anyMatch(each -> arguments(each).contains(marker))) {
        return;
      }
      Thread.onSpinWait();
    }
    throw new AssertionError("the judge ended before it started the program");
  }

  private static List<String> arguments(ProcessHandle process) {
    return List.of(process.info().arguments().orElse(new String[0]));
  }

  /** Whether this process was started so that Ctrl-C leaves it, and what it starts, alone. */
  private static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return false;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .map(line -> Long.parseUnsignedLong(line.substring(7).trim(), 16))
        .anyMatch(ignored -> (ignored >> (SIGINT - 1) & 1) == 1);
  }
}
