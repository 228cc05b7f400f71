package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.verdict.Ending;
import judge.verdict.Resource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That two programs can talk under every runner, and who ends whom. */
@ParameterizedClass
@ValueSource(strings = {"portable", "none", "namespaces", "bubblewrap", "bubblewrap a run"})
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ConversationTest extends RunnerFixture {
  private static final int YES = 42;
  private static final int NO = 43;
  private static final RunLimits SHORT = wallLimit(Duration.ofMillis(300));
  private static final int MUCH = 180_000;

  /** Prints MUCH bytes. */
  private static final String SAY_MUCH = "head -c " + MUCH + " /dev/zero; ";

  @Test
  void whatOnePrintsTheOtherReads() throws Exception {
    Conversation both =
        converse(
            "read a; echo $((a * 2)); read b; test $b = good",
            "echo 21; read a; test $a = 42 || exit 43; echo good; exit 42");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
    assertThat(both.transcript()).isEqualTo("< 21\n> 42\n< good\n");
  }

  @Test
  void standardErrorIsKeptOfBothAndNotPassedOn() throws Exception {
    Conversation both = converse("echo one >&2", "echo other >&2; cat; exit 42");
    assertThat(both.submission().error()).isEqualTo("one\n");
    assertThat(both.validator().error()).isEqualTo("other\n");
    assertThat(both.transcript()).isEmpty();
  }

  @Test
  void submissionIsStoppedWhenTheValidatorSaysNo() throws Exception {
    Conversation both = converse("echo 41; exec sleep " + marker, "read a; exit 43");
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(NO));
    assertThat(both.submissionEndedFirst()).isFalse();
    assertNothingIsLeft();
  }

  @Test
  void submissionThatFailedWhileTheValidatorWentOnEndedFirst() throws Exception {
    Conversation both = converse("exit 3", "while read a; do :; done; exit 43");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(3));
    assertThat(both.submissionEndedFirst()).isTrue();
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(NO));
  }

  @Test
  void submissionThatFailsAsTheValidatorHasEndedDidNotEndFirst() throws Exception {
    Conversation both = converse("read a || exit 3", "exit 42");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(3));
    assertThat(both.submissionEndedFirst()).isFalse();
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
  }

  @Test
  void submissionThatPrintsToAValidatorThatHasEndedDidNotEndFirst() throws Exception {
    Conversation both = converse("while :; do echo yes || exit 3; done", "read a; exit 42");
    assertThat(both.submission().ending()).isNotInstanceOf(Ending.LimitExceeded.class);
    assertThat(both.submissionEndedFirst()).isFalse();
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
  }

  @Test
  void submissionThatHasSaidAllGoesOn() throws Exception {
    Conversation both = converse("echo 1; exec >&-; cat; sleep 0.2; exit 5", "cat; exit 42");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(5));
    assertThat(both.transcript()).isEqualTo("> 1\n< 1\n");
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
  }

  @Test
  void submissionOverTheWallLimitEndsTheValidator() throws Exception {
    Conversation both = converse("exec sleep " + marker, SHORT, "exec sleep " + marker, ROOMY);
    assertThat(both.submission().ending()).isEqualTo(new Ending.LimitExceeded(Resource.WALL_TIME));
    assertThat(both.submissionEndedFirst()).isTrue();
    assertNothingIsLeft();
  }

  @Test
  void submissionOverTheCpuLimitEndsTheValidator() throws Exception {
    RunLimits limits =
        new RunLimits(Duration.ofMillis(200), ROOMY.wall(), ROOMY.memoryBytes(), 1 << 20);
    Conversation both =
        converse("echo 1; while :; do :; done", limits, "cat; sleep " + marker, ROOMY);
    assertThat(both.submission().ending()).isEqualTo(new Ending.LimitExceeded(Resource.CPU_TIME));
    assertThat(both.submissionEndedFirst()).isTrue();
    assertNothingIsLeft();
  }

  @Test
  void submissionThatPrintsWithoutEndIsStopped() throws Exception {
    Conversation both =
        converse("while :; do echo yes; done", outputLimit(100_000), "cat >/dev/null", ROOMY);
    assertThat(both.submission().ending()).isEqualTo(new Ending.LimitExceeded(Resource.OUTPUT));
    assertThat(both.submissionEndedFirst()).isTrue();
    assertThat(both.transcript()).hasSizeLessThan(10_000).startsWith("> yes\n> yes\n");
  }

  @Test
  void outputOfExactlyTheLimitIsAllowedAndOneByteMoreIsNot() throws Exception {
    assertThat(converse("printf 12345", outputLimit(5), "cat", ROOMY).submission().ending())
        .isEqualTo(new Ending.Exited(0));
    assertThat(converse("printf 123456", outputLimit(5), "cat", ROOMY).submission().ending())
        .isEqualTo(new Ending.LimitExceeded(Resource.OUTPUT));
  }

  @Test
  void whoPrintsWhatIsNotReadHasToWait() throws Exception {
    Conversation both =
        converse("while :; do echo yes; done", SHORT, "exec sleep " + marker, ROOMY);
    assertThat(both.submission().ending()).isEqualTo(new Ending.LimitExceeded(Resource.WALL_TIME));
    assertThat(both.submissionEndedFirst()).isTrue();
    assertNothingIsLeft();
  }

  @Test
  void validatorThatCrashesIsTheEndOfTheSubmissionsInput() throws Exception {
    Conversation both = converse("cat >/dev/null", "echo hi; kill -9 $$");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending())
        .isNotIn(new Ending.Exited(0), new Ending.Exited(YES), new Ending.Exited(NO));
  }

  @Test
  void validatorOverALimitIsTheEndOfTheSubmissionsInput() throws Exception {
    Conversation both = converse("cat >/dev/null", ROOMY, "exec sleep " + marker, SHORT);
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending()).isEqualTo(new Ending.LimitExceeded(Resource.WALL_TIME));
    both = converse("cat >/dev/null", ROOMY, "while :; do echo yes; done", outputLimit(100_000));
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending()).isEqualTo(new Ending.LimitExceeded(Resource.OUTPUT));
    assertNothingIsLeft();
  }

  @Test
  void validatorThatTalksToOneThatHasEndedMaySayWhatItThinks() throws Exception {
    Conversation both = converse("exit 0", "while read a; do :; done; echo 1; echo 2; exit 43");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(NO));
  }

  @Test
  void muchThatOneHasSaidBeforeItEndedIsReadInTheEnd() throws Exception {
    String read = "sleep 0.3; test $(wc -c) -eq " + MUCH;
    Conversation both = converse(SAY_MUCH + "exit 0", read + " && exit 42");
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
    both = converse(read, SAY_MUCH + "exit 42");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
  }

  @Test
  void whatTheSubmissionHasStartedDoesNotKeepItTalking() throws Exception {
    Conversation both = converse("sleep " + marker + " & echo hi", "cat >/dev/null; exit 42");
    assertThat(both.submission().ending()).isEqualTo(new Ending.Exited(0));
    assertThat(both.validator().ending()).isEqualTo(new Ending.Exited(YES));
    assertNothingIsLeft();
  }

  @Test
  void nothingIsLeftInTheScratchFolder() throws Exception {
    converse("echo a > a; cat", "echo b > b; exit 42");
    assertScratchIsEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void closingAndInterruptingKillBoth(boolean closing) throws Exception {
    var thread = Executors.newSingleThreadExecutor();
    try {
      Future<Conversation> both =
          thread.submit(() -> converse("exec sleep " + marker, "cat; sleep " + marker));
      awaitSleeper();
      if (closing) {
        runner.close();
      } else {
        thread.shutdownNow();
      }
      assertThatThrownBy(both::get).hasCauseInstanceOf(InterruptedException.class);
      assertNothingIsLeft();
    } finally {
      thread.shutdownNow();
    }
  }

  private Conversation converse(String submission, String validator)
      throws IOException, InterruptedException {
    return converse(submission, ROOMY, validator, ROOMY);
  }

  /** What is kept of a conversation needs no closing. */
  private Conversation converse(
      String submission, RunLimits limits, String validator, RunLimits validatorLimits)
      throws IOException, InterruptedException {
    try (Conversation both =
        runner.converse(request(submission, limits), request(validator, validatorLimits), NO)) {
      return both;
    }
  }

  private static RunRequest request(String script, RunLimits limits) {
    return new RunRequest(List.of("/bin/sh", "-c", script), null, limits);
  }
}
