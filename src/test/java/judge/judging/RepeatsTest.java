package judge.judging;

import static judge.verdict.Verdict.AC;
import static judge.verdict.Verdict.TLE;
import static judge.verdict.Verdict.WA;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class RepeatsTest {
  private static JudgedRun run(Verdict verdict, int millis) {
    Duration time = Duration.ofMillis(millis);
    return new JudgedRun(
        "1", verdict, time, time, millis, millis + " ms", "", "", null, null, false);
  }

  private static Repeats repeats(int count, int least, int most, boolean isSensitive) {
    return new Repeats(count, Duration.ofMillis(least), Duration.ofMillis(most), isSensitive);
  }

  @Test
  void medianRunGivesVerdictTimeAndMessage() {
    JudgedRun run = Repeats.summary(List.of(run(AC, 90), run(TLE, 101), run(AC, 95)));
    assertThat(run.verdict()).isEqualTo(AC);
    assertThat(run.cpu()).hasMillis(95);
    assertThat(run.message()).isEqualTo("95 ms");
    assertThat(run.memoryBytes()).isEqualTo(101);
    assertThat(run.repeats()).isEqualTo(repeats(3, 90, 101, true));
  }

  @Test
  void slowerOfTwoInTheMiddleCounts() {
    JudgedRun run = Repeats.summary(List.of(run(TLE, 101), run(AC, 90)));
    assertThat(run.verdict()).isEqualTo(TLE);
    assertThat(run.message()).isEqualTo("101 ms");
  }

  @Test
  void runStoppedByTheWallClockIsTooSlowWhateverItsCpuTime() {
    JudgedRun run = Repeats.summary(List.of(run(AC, 50), run(TLE, 1), run(TLE, 2)));
    assertThat(run.verdict()).isEqualTo(TLE);
    assertThat(run.repeats()).isEqualTo(repeats(3, 1, 50, true));
  }

  @Test
  void rareWrongAnswerIsAWrongAnswer() {
    JudgedRun run = Repeats.summary(List.of(run(AC, 1), run(AC, 2), run(AC, 3), run(WA, 9)));
    assertThat(run.verdict()).isEqualTo(WA);
    assertThat(run.message()).isEqualTo("9 ms");
    assertThat(run.cpu()).hasMillis(3);
    assertThat(run.repeats()).isEqualTo(repeats(4, 1, 9, false));
  }

  @Test
  void runsThatAreAllTooSlowAreNotSensitive() {
    assertThat(Repeats.summary(List.of(run(TLE, 101), run(TLE, 102))).repeats().isSensitive())
        .isFalse();
  }
}
