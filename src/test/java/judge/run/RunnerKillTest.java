package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import judge.verdict.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That nothing is left of a run, however it ends. */
@ParameterizedClass
@ValueSource(strings = {"portable", "none", "namespaces", "bubblewrap", "bubblewrap a run"})
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RunnerKillTest extends RunnerFixture {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sleep MARKER & echo hi",
        "sleep 500 & sleep MARKER & sleep 0.1; echo hi",
        "(sleep MARKER & exec sleep 0.2) & wait; echo hi",
        "setsid sleep MARKER & sleep 0.1; echo hi",
        "(setsid sleep MARKER >/dev/null 2>&1 </dev/null &) ; echo hi",
      })
  void runEndsWithTheMainProgramAndWhatItStartedIsKilled(String script) throws Exception {
    try (RunResult result = run(script.replace("MARKER", marker))) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(0));
      assertThat(text(result.output())).isEqualTo("hi\n");
    }
    assertNothingIsLeft();
  }

  @Test
  void killedRunLeavesTheJudgeNoChildThatHasEnded() throws Exception {
    run("exit 0").close(); // starts what serves all runs
    List<ProcessHandle> before = endedChildren();
    for (int i = 0; i < 3; i++) {
      run("exec sleep " + marker, "", wallLimit(Duration.ofMillis(10))).close();
    }
    assertThat(endedChildren()).isSubsetOf(before);
  }

  @Test
  void daemonThatEndedByItselfIsNoChildOfTheJudgeAnyMore() throws Exception {
    assumeFalse(kind.equals("portable"), "the others adopt daemons");
    run("exit 0").close(); // starts what serves all runs
    List<ProcessHandle> before = endedChildren();
    run("(setsid sh -c 'sleep 0.01' &); sleep 0.1").close();
    assertThat(endedChildren()).isSubsetOf(before);
  }

  /** Those that nobody has waited for; what serves all runs may be started anew meanwhile. */
  private static List<ProcessHandle> endedChildren() {
    return ProcessHandle.current()
        .children()
        .filter(
            child -> {
              try {
                return Files.readString(Path.of("/proc/" + child.pid() + "/stat")).contains(") Z ");
              } catch (IOException e) {
                return false; // gone by now
              }
            })
        .toList();
  }

  @Test
  void closingKillsWhatRunsAndSaysThatItWasInterrupted() throws Exception {
    var thread = Executors.newSingleThreadExecutor();
    try {
      Future<RunResult> run = thread.submit(() -> run("exec sleep " + marker));
      awaitSleeper();
      runner.close();
      assertThatThrownBy(run::get).hasCauseInstanceOf(InterruptedException.class);
      assertNothingIsLeft();
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void interruptKillsWhatRuns() throws Exception {
    var thread = Executors.newSingleThreadExecutor();
    Future<RunResult> run = thread.submit(() -> run("sleep " + marker + "& sleep 100"));
    awaitSleeper();
    thread.shutdownNow();
    assertThatThrownBy(run::get).hasCauseInstanceOf(InterruptedException.class);
    assertNothingIsLeft();
  }

  @Test
  void closedRunnerRunsNothing() throws Exception {
    runner.close();
    assertThatThrownBy(() -> run("sleep " + marker)).isInstanceOf(InterruptedException.class);
    assertNothingIsLeft();
  }

  /** Wherever in its start, or in the setting up of its sandbox, a run is killed. */
  @Test
  void nothingIsLeftOfRunsThatAreKilledAtAnyMoment() throws Exception {
    assumeFalse(kind.equals("portable"), "the others kill what a program has left behind");
    Random random = new Random(1);
    for (int i = 0; i < 400; i++) {
      Thread thread =
          new Thread(
              () -> {
                try (RunResult result =
                    run("setsid sleep " + marker + " & sleep " + marker + " & wait")) {
                  result.close();
                } catch (IOException | InterruptedException e) {
                  // killed, as it should be, or before all was set up
                }
              });
      thread.start();
      LockSupport.parkNanos(random.nextInt(15_000_000));
      thread.interrupt();
      thread.join();
    }
    assertNothingIsLeft();
    assertScratchIsEmpty();
  }

  /** Two runs at a time change the list of the judge's children while it is read. */
  @Test
  void nothingIsLeftOfDaemonsThatComeWhileTheyAreLookedFor() throws Exception {
    assumeFalse(kind.equals("portable"), "the others kill what a program has left behind");
    var threads = Executors.newFixedThreadPool(2);
    String daemon = "(setsid sh -c 'sleep " + marker + " & exit' </dev/null >/dev/null 2>&1 &)";
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int i = 0; i < (kind.equals("none") ? 400 : 20); i++) {
        runs.add(
            threads.submit(
                () -> {
                  run(daemon).close();
                  return null;
                }));
      }
      for (Future<?> each : runs) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertNothingIsLeft();
  }
}
