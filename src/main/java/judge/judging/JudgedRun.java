package judge.judging;

import java.time.Duration;
import judge.verdict.Verdict;

/**
 * A submission's run on one test, judged.
 *
 * @param test the test's name
 * @param cpu CPU time
 * @param wall time on the clock
 * @param memoryBytes peak resident memory, 0 if it is not known
 * @param message why it is not AC, or what the validator has to say if it is, on one line; may be
 *     empty
 * @param error the head of its standard error if it is not AC, else empty
 * @param transcript the head of its conversation with an interactive validator if that says no or
 *     it failed before that had ended, else empty
 * @param score what the validator gave, or null
 * @param repeats what its repetitions took, or null if it was run once
 * @param isQuick whether it was no process of its own, so that its figures are rough, and it is not
 *     final
 */
public record JudgedRun(
    String test,
    Verdict verdict,
    Duration cpu,
    Duration wall,
    long memoryBytes,
    String message,
    String error,
    String transcript,
    Score score,
    Repeats repeats,
    boolean isQuick) {

  /**
   * A score for one run.
   *
   * @param isShare whether it is a share of the most that the test can give
   */
  public record Score(double value, boolean isShare) {}

  /** A run of which nothing is known, as the judge failed at it. */
  static JudgedRun fault(String test, String message) {
    return new JudgedRun(
        test, Verdict.JE, Duration.ZERO, Duration.ZERO, 0, message, "", "", null, null, false);
  }

  /** The same run with what its validation gave. */
  JudgedRun with(Score given, String conversation) {
    return new JudgedRun(
        test,
        verdict,
        cpu,
        wall,
        memoryBytes,
        message,
        error,
        conversation,
        given,
        repeats,
        isQuick);
  }

  /** The same run, marked as quick. */
  JudgedRun asQuick() {
    return new JudgedRun(
        test, verdict, cpu, wall, memoryBytes, message, error, transcript, score, repeats, true);
  }

  /** The same run without what its programs said. */
  JudgedRun withoutTexts() {
    return new JudgedRun(
        test, verdict, cpu, wall, memoryBytes, message, "", "", score, repeats, isQuick);
  }

  /** This run and a later pass as one: the verdict of the later, the most that either used. */
  JudgedRun followedBy(JudgedRun later) {
    return new JudgedRun(
        test,
        later.verdict,
        longer(cpu, later.cpu),
        longer(wall, later.wall),
        Math.max(memoryBytes, later.memoryBytes),
        later.message,
        later.error,
        later.transcript,
        later.score,
        null,
        isQuick || later.isQuick);
  }

  private static Duration longer(Duration a, Duration b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}
