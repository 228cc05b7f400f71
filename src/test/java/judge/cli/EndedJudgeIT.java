package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is left of a judge that a signal ends: nothing. */
class EndedJudgeIT extends ScriptFixture {
  private static final int SIGINT = 2;

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
