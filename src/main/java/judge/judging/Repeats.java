package judge.judging;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import judge.verdict.Verdict;

/**
 * What several runs of a program on the same test took.
 *
 * @param count how many runs
 * @param least the least CPU time of a run
 * @param most the most CPU time of a run
 * @param isSensitive whether some runs were over a time limit and others were not
 */
public record Repeats(int count, Duration least, Duration most, boolean isSensitive) {
  private static final Comparator<JudgedRun> BY_TIME =
      Comparator.comparing(Repeats::isTooSlow).thenComparing(JudgedRun::cpu);

  /**
   * The runs as one, with the time of the median run; of an even number that is the slower of the
   * two in the middle. Its verdict counts too, unless a run failed by something else than its time:
   * that does not go away by being rare.
   */
  static JudgedRun summary(List<JudgedRun> runs) {
    List<JudgedRun> byTime = runs.stream().sorted(BY_TIME).toList();
    JudgedRun median = byTime.get(runs.size() / 2);
    JudgedRun shown =
        runs.stream()
            .filter(run -> run.verdict() != Verdict.AC && !isTooSlow(run))
            .findFirst()
            .orElse(median);
    Repeats repeats =
        new Repeats(
            runs.size(),
            runs.stream().map(JudgedRun::cpu).min(Comparator.naturalOrder()).orElseThrow(),
            runs.stream().map(JudgedRun::cpu).max(Comparator.naturalOrder()).orElseThrow(),
            isTooSlow(byTime.get(runs.size() - 1)) && !isTooSlow(byTime.get(0)));
    return new JudgedRun(
        shown.test(),
        shown.verdict(),
        median.cpu(),
        median.wall(),
        runs.stream().mapToLong(JudgedRun::memoryBytes).max().orElseThrow(),
        shown.message(),
        shown.error(),
        shown.transcript(),
        shown.score(),
        repeats,
        false);
  }

  private static boolean isTooSlow(JudgedRun run) {
    return run.verdict() == Verdict.TLE;
  }
}
