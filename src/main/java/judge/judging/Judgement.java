package judge.judging;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import judge.verdict.Verdict;

/**
 * What a submission was judged to be, and its runs in test order.
 *
 * @param message the compiler's or the judge's if there are no runs, else empty
 * @param score the submission's, if the problem is a scoring one, else empty
 * @param groupScores those of the groups of tests, by the groups' names, if there is a score
 */
public record Judgement(
    Entry entry,
    Verdict verdict,
    List<JudgedRun> runs,
    String message,
    OptionalDouble score,
    Map<String, Double> groupScores) {
  public Judgement {
    runs = List.copyOf(runs);
    groupScores = Map.copyOf(groupScores);
  }

  static Judgement ofRuns(Entry entry, List<JudgedRun> runs) {
    if (!entry.problem().kind().scoring()) {
      Verdict verdict = Verdict.ofRuns(runs.stream().map(JudgedRun::verdict).toList());
      return new Judgement(entry, verdict, runs, "", OptionalDouble.empty(), Map.of());
    }
    try {
      Scores.Total result = Scores.of(entry.problem(), runs);
      return new Judgement(
          entry,
          result.verdict(),
          runs,
          "",
          OptionalDouble.of(result.score()),
          result.groupScores());
    } catch (Scores.ScoreException e) {
      return withoutRuns(entry, Verdict.JE, e.getMessage());
    }
  }

  static Judgement withoutRuns(Entry entry, Verdict verdict, String message) {
    return new Judgement(entry, verdict, List.of(), message, OptionalDouble.empty(), Map.of());
  }

  /** Whether it is as the submission's author expects. */
  public boolean isExpected() {
    return unmet().isEmpty();
  }

  /**
   * What of the expectation does not hold, in words that follow "expected"; nothing if all does.
   */
  public Optional<String> unmet() {
    return entry.expectation().unmetBy(this);
  }

  /** A score in words, without needless digits. */
  public static String text(double score) {
    return String.format(Locale.ROOT, "%.4f", score).replaceAll("\\.?0+$", "");
  }

  /** Whether some of its runs are quick ones: then it is not final. */
  public boolean isQuick() {
    return runs.stream().anyMatch(JudgedRun::isQuick);
  }

  /** Whether the judge failed at it, or at one of its runs. */
  public boolean hasFault() {
    return verdict == Verdict.JE || runs.stream().anyMatch(run -> run.verdict() == Verdict.JE);
  }

  /** The first run with the verdict, where a group's worst one counts, else the first not AC. */
  public Optional<JudgedRun> deciding() {
    return runs.stream()
        .filter(run -> run.verdict() != Verdict.AC)
        .min(Comparator.comparing(run -> run.verdict() != verdict));
  }

  /** The run that took the most CPU time. */
  public Optional<JudgedRun> slowest() {
    return runs.stream().max(Comparator.comparing(JudgedRun::cpu));
  }

  /** The first run of which repetitions were partly over a time limit. */
  public Optional<JudgedRun> sensitive() {
    return runs.stream()
        .filter(run -> run.repeats() != null && run.repeats().isSensitive())
        .findFirst();
  }

  /** Whether its tests were run several times each. */
  public boolean isRepeated() {
    return runs.stream().anyMatch(run -> run.repeats() != null);
  }

  /** How many of its runs are AC. */
  public long accepted() {
    return runs.stream().filter(run -> run.verdict() == Verdict.AC).count();
  }

  /** The most CPU time of a run. */
  public Duration cpu() {
    return slowest().map(JudgedRun::cpu).orElse(Duration.ZERO);
  }

  /** The most time on the clock of a run. */
  public Duration wall() {
    return runs.stream().map(JudgedRun::wall).max(Comparator.naturalOrder()).orElse(Duration.ZERO);
  }

  /** The highest peak of resident memory of a run. */
  public long memoryBytes() {
    return runs.stream().mapToLong(JudgedRun::memoryBytes).max().orElse(0);
  }
}
