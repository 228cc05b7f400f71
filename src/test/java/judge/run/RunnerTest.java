package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.verdict.Ending;
import judge.verdict.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What holds for every runner, with real programs. A timeout is for a test that hangs, and never
 * for a fast one.
 */
@ParameterizedClass
@ValueSource(strings = {"portable", "none", "namespaces", "bubblewrap", "bubblewrap a run"})
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RunnerTest extends RunnerFixture {
  @Test
  void outputIsKeptByteForByte() throws Exception {
    try (RunResult result = run("printf 'a\\r\\n\\000\\377'");
        InputStream in = result.output().open()) {
      assertThat(in.readAllBytes()).containsExactly('a', '\r', '\n', 0, 0xFF);
      assertThat(result.output().size()).isEqualTo(5);
      assertThat(result.error()).isEmpty();
    }
  }

  @Test
  void inputIsGivenByteForByte() throws Exception {
    String input = "1\r\n\0ä";
    try (RunResult result = run("cat", input, ROOMY)) {
      assertThat(text(result.output())).isEqualTo(input);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 42, 130, 137, 141, 143, 152, 255})
  void exitStatusIsTheProgramsOwn(int status) throws Exception {
    try (RunResult result = run("exit " + status)) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(status));
    }
  }

  @Test
  void standardErrorIsNoOutput() throws Exception {
    try (RunResult result = run("echo out; echo err >&2")) {
      assertThat(text(result.output())).isEqualTo("out\n");
      assertThat(result.error()).isEqualTo("err\n");
    }
  }

  @Test
  void programThatPrintsWithoutEndIsStoppedAndOnlyTheLimitIsKept() throws Exception {
    try (RunResult result = run("while :; do echo yes; done", "", outputLimit(100_000))) {
      assertThat(result.ending()).isEqualTo(new Ending.LimitExceeded(Resource.OUTPUT));
      assertThat(result.output().size()).isEqualTo(100_000);
      assertThat(text(result.output())).hasSize(100_000).startsWith("yes\nyes\n");
    }
  }

  @Test
  void timeOfAProgramThatIsKilledIsTheJudgesOwnLoad() throws Exception {
    OtherLoad load = OtherLoad.watch();
    long before = load.own();
    RunLimits limits = new RunLimits(Duration.ofMillis(500), ROOMY.wall(), 1L << 30, 1000);
    try (RunResult result = run("while :; do :; done", "", limits)) {
      assertThat(result.ending()).isEqualTo(new Ending.LimitExceeded(Resource.CPU_TIME));
    }
    assertThat(load.own() - before).as("ticks of 10 ms").isGreaterThanOrEqualTo(45);
  }

  /**
   * Descriptors that were sent to a socket which nobody reads outlive the processes for a while.
   */
  @Test
  void whatAProgramLeavesInItsPipesTheNextOneDoesNotGet() throws Exception {
    String script =
        String.join(
            "\n",
            "import os, socket",
            "for fd in ('/proc/self/fd/1', '/proc/self/fd/2', '/proc/1/fd/2'):",
            "    try: again = os.open(fd, os.O_RDWR | os.O_NONBLOCK)",
            "    except OSError: continue",
            "    a, b = socket.socketpair()",
            "    socket.send_fds(a, [b'x'], [a.fileno(), b.fileno(), again])",
            "    try: os.write(again, b'stale' * 10000)",
            "    except OSError: pass");
    for (int i = 0; i < 5; i++) {
      run("exec python3 -c \"" + script + "\"", "", outputLimit(1000)).close();
      try (RunResult result = run("echo out; echo err >&2; exit 130")) {
        assertThat(text(result.output())).isEqualTo("out\n");
        assertThat(result.error()).isEqualTo("err\n");
        assertThat(result.ending()).isEqualTo(new Ending.Exited(130));
      }
    }
  }

  @Test
  void outputOfExactlyTheLimitIsAllowedAndOneByteMoreIsNot() throws Exception {
    try (RunResult result = run("printf 12345", "", outputLimit(5))) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
    }
    try (RunResult result = run("printf 123456", "", outputLimit(5))) {
      assertThat(result.ending()).isEqualTo(new Ending.LimitExceeded(Resource.OUTPUT));
      assertThat(text(result.output())).isEqualTo("12345");
    }
  }

  @Test
  void muchOutputAndStandardErrorBeforeReadingIsNoDeadlock() throws Exception {
    String script =
        "head -c 70000 /dev/zero | tr '\\0' e >&2; head -c 70000 /dev/zero | tr '\\0' o; cat";
    try (RunResult result = run(script, "end", ROOMY)) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
      assertThat(text(result.output())).isEqualTo("o".repeat(70_000) + "end");
      assertThat(result.error()).startsWith("eee").endsWith("eee");
    }
  }

  @Test
  void inputThatIsNeverReadDoesNoHarm() throws Exception {
    try (RunResult result = run("echo hi", "x".repeat(1 << 20), ROOMY)) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
      assertThat(text(result.output())).isEqualTo("hi\n");
    }
  }

  @Test
  void headAndTailOfStandardErrorAreKept() throws Exception {
    try (RunResult result =
        run("echo first >&2; head -c 1000000 /dev/zero | tr '\\0' - >&2; echo last >&2")) {
      assertThat(result.error())
          .startsWith("first\n---")
          .endsWith("---last\n")
          .contains("bytes left out]")
          .hasSizeLessThan(20_000);
    }
  }

  @Test
  void standardErrorThatFitsIsWhole() throws Exception {
    try (RunResult result = run("i=0; while [ $i -lt 2000 ]; do echo $i >&2; i=$((i + 1)); done")) {
      assertThat(result.error().lines().toList())
          .hasSize(2000)
          .startsWith("0", "1")
          .endsWith("1998", "1999");
    }
  }

  @Test
  void sleepingProgramIsStoppedByTheWallClock() throws Exception {
    try (RunResult result = run("exec sleep " + marker, "", wallLimit(Duration.ofMillis(300)))) {
      assertThat(result.ending()).isEqualTo(new Ending.LimitExceeded(Resource.WALL_TIME));
      assertThat(result.wall()).isGreaterThan(Duration.ofMillis(300));
    }
    assertNothingIsLeft();
  }

  @Test
  void busyProgramIsStoppedByItsCpuTimeThatOfItsChildrenIncluded() throws Exception {
    RunLimits limits =
        new RunLimits(Duration.ofMillis(300), ROOMY.wall(), ROOMY.memoryBytes(), 1 << 20);
    try (RunResult result = run("(while :; do :; done) & while :; do :; done", "", limits)) {
      assertThat(result.ending()).isEqualTo(new Ending.LimitExceeded(Resource.CPU_TIME));
      assertThat(result.cpu()).isGreaterThan(limits.cpu());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 6, 8, 9, 11, 13, 15})
  void signalThatEndsTheProgramIsToldWhereItCanBe(int signal) throws Exception {
    assumeFalse(kind.equals("portable"), "there it inherits what the judge ignores");
    boolean isNested = Set.of("bubblewrap", "namespaces").contains(kind);
    boolean isTold = isNested || signal != 2 && signal != 13;
    try (RunResult result = run("kill -" + signal + " $$")) {
      assertThat(result.ending())
          .isEqualTo(isTold ? new Ending.Signalled(signal) : new Ending.Exited(128 + signal));
    }
  }

  @Test
  void environmentIsTheFixedOneAndNothingElse() throws Exception {
    try (RunResult result = run("pwd; env | grep -v -e ^_= -e ^SHLVL= -e ^OLDPWD=")) {
      List<String> lines = text(result.output()).lines().toList();
      String folder = lines.get(0);
      assertThat(lines.subList(1, lines.size()))
          .containsExactlyInAnyOrder(
              "PATH=/usr/local/bin:/usr/bin:/bin",
              "LANG=C.UTF-8",
              "LC_ALL=C.UTF-8",
              "TZ=UTC",
              "HOME=" + folder,
              "PWD=" + folder,
              "TMPDIR=" + folder);
    }
  }

  @Test
  void workingFolderIsEmptyWritableAndNotThereAfterwards() throws Exception {
    String script = "pwd; ls -A | wc -l; mkdir a; echo text > a/b; ls -A | wc -l";
    for (int i = 0; i < 2; i++) {
      try (RunResult result = run(script)) {
        List<String> lines = text(result.output()).lines().map(String::trim).toList();
        assertThat(lines.subList(1, 3)).containsExactly("0", "1");
        assertThat(Path.of(lines.get(0), "a")).doesNotExist();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"500", "000"})
  void workingFolderIsRemovedEvenIfTheProgramTookItsPermissionsAway(String mode) throws Exception {
    try (RunResult result = run("mkdir -p a/b; echo text > a/b/c; chmod " + mode + " a/b a .")) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
    }
    assertScratchIsEmpty();
  }

  @Test
  void linkInTheWorkingFolderLeadsNoCleaningOutOfIt() throws Exception {
    Path kept = Files.createDirectories(temp.resolve("kept"));
    Files.writeString(kept.resolve("file"), "text");
    kept.toFile().setWritable(false);
    try (RunResult result =
        run(
            "mkdir a; echo > a/b; ln -s '"
                + kept
                + "' a/link; ln -s '"
                + kept
                + "'; chmod 500 a")) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
      assertThat(kept.resolve("file")).hasContent("text");
      assertThat(Files.getPosixFilePermissions(kept).toString()).doesNotContain("OWNER_WRITE");
    } finally {
      kept.toFile().setWritable(true);
    }
  }

  @Test
  void outputIsRemovedWithTheResult() throws Exception {
    Path folder = scratchFolder();
    try (RunResult result = run("echo hi")) {
      assertThat(text(result.output())).isEqualTo("hi\n");
    }
    assertScratchIsEmpty();
    scratch.close();
    assertThat(folder).doesNotExist();
  }

  @Test
  void inputThatDoesNotExistIsAnErrorOfTheJudge() {
    RunRequest request =
        new RunRequest(List.of("/bin/sh", "-c", "cat"), temp.resolve("missing"), ROOMY);
    assertThatThrownBy(() -> runner.run(request)).isInstanceOf(IOException.class);
  }

  @Test
  void runsAtTheSameTimeDoNotMixTheirOutputs() throws Exception {
    var threads = Executors.newFixedThreadPool(4);
    Path input = Files.writeString(temp.resolve("input"), "");
    try {
      List<Future<RunResult>> runs =
          Stream.iterate(0, i -> i + 1)
              .limit(20)
              .map(
                  i ->
                      threads.submit(
                          () ->
                              runner.run(
                                  new RunRequest(
                                      List.of("/bin/sh", "-c", "echo " + i), input, ROOMY))))
              .toList();
      for (int i = 0; i < runs.size(); i++) {
        try (RunResult result = runs.get(i).get()) {
          assertThat(text(result.output())).isEqualTo(i + "\n");
        }
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
