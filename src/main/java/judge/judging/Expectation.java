package judge.judging;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import judge.submission.Glob;
import judge.verdict.Verdict;

/**
 * What the author of a submission expects of its judgement.
 *
 * @param verdicts the verdicts that it may get as a whole
 * @param rules what holds of its runs besides
 * @param timeBounds what the longest of all its runs says of the time limit
 */
public record Expectation(List<Verdict> verdicts, List<Rule> rules, Set<TimeBound> timeBounds) {

  /** That it is accepted, as of one of which nothing else is said. */
  public static final Expectation ACCEPTED = of(Verdict.AC);

  public Expectation {
    verdicts = List.copyOf(verdicts);
    rules = List.copyOf(rules);
    timeBounds = Set.copyOf(timeBounds);
  }

  /** That it gets one of these verdicts. */
  public static Expectation of(Verdict... verdicts) {
    return of(List.of(verdicts));
  }

  /** That it gets one of these verdicts. */
  static Expectation of(List<Verdict> verdicts) {
    return new Expectation(verdicts, List.of(), timeBounds(verdicts));
  }

  /** How runs bear on the time limit. */
  public enum TimeBound {
    /** It has to be well above them. */
    ABOVE,
    /** It has to be well below the longest of them. */
    BELOW
  }

  /** What follows from the verdicts: right ones are not to be too slow, too slow ones are. */
  static Set<TimeBound> timeBounds(Collection<Verdict> verdicts) {
    boolean isTooSlow = verdicts.contains(Verdict.TLE);
    return isTooSlow && verdicts.size() == 1
        ? EnumSet.of(TimeBound.BELOW)
        : !isTooSlow && verdicts.contains(Verdict.AC)
            ? EnumSet.of(TimeBound.ABOVE)
            : EnumSet.noneOf(TimeBound.class);
  }

  /** Whether the longest of all runs is to be above the time limit. */
  public boolean isTooSlow() {
    return timeBounds.contains(TimeBound.BELOW)
        || rules.stream().anyMatch(rule -> rule.timeBounds().contains(TimeBound.BELOW));
  }

  /** The runs that the time limit has to be well above. */
  public List<JudgedRun> quickRuns(Judgement judgement) {
    return judgement.runs().stream()
        .filter(
            run ->
                timeBounds.contains(TimeBound.ABOVE)
                    || rules.stream()
                        .filter(rule -> rule.timeBounds().contains(TimeBound.ABOVE))
                        .anyMatch(rule -> rule.isOn(run)))
        .toList();
  }

  /**
   * A rule on the runs of some tests.
   *
   * @param tests a pattern that matches the tests' names or the folders they are in; null for all
   * @param permitted the verdicts that these runs may have
   * @param required verdicts of which at least one of these runs must have one
   * @param message what at least one of these runs must say; empty for anything
   * @param lowestScore the least score: of the submission, or of the groups that the pattern
   *     matches
   * @param highestScore the greatest score
   * @param timeBounds what the longest of these runs says of the time limit
   */
  public record Rule(
      Glob tests,
      Set<Verdict> permitted,
      Set<Verdict> required,
      String message,
      double lowestScore,
      double highestScore,
      Set<TimeBound> timeBounds) {

    boolean isOn(JudgedRun run) {
      return tests == null || tests.matchesPathOrFolder(run.test());
    }

    /** What does not hold, in words that follow "expected"; nothing if all does. */
    Optional<String> unmetBy(Judgement judgement) {
      List<JudgedRun> runs = judgement.runs().stream().filter(this::isOn).toList();
      String where = tests == null ? "" : " on " + tests;
      if (scores(judgement).anyMatch(score -> score < lowestScore || score > highestScore)) {
        return Optional.of("score " + scores() + where);
      }
      if (!runs.stream().allMatch(run -> allows(permitted, run.verdict()))) {
        return Optional.of("nothing but " + names(permitted) + where);
      }
      if (!runs.isEmpty() && runs.stream().noneMatch(run -> allows(required, run.verdict()))) {
        return Optional.of(names(required) + " at least once" + where);
      }
      if (!message.isEmpty() && runs.stream().noneMatch(run -> run.message().contains(message))) {
        return Optional.of("the message '" + message + "'" + where);
      }
      return Optional.empty();
    }

    private String scores() {
      return lowestScore == highestScore
          ? Judgement.text(lowestScore)
          : "from " + Judgement.text(lowestScore) + " to " + Judgement.text(highestScore);
    }

    private DoubleStream scores(Judgement judgement) {
      return tests == null
          ? judgement.score().stream()
          : judgement.groupScores().entrySet().stream()
              .filter(group -> tests.matches(group.getKey()))
              .mapToDouble(Map.Entry::getValue);
    }
  }

  /** What a judgement has not, in words that follow "expected"; nothing if it has all. */
  Optional<String> unmetBy(Judgement judgement) {
    return allows(verdicts, judgement.verdict())
        ? rules.stream().flatMap(rule -> rule.unmetBy(judgement).stream()).findFirst()
        : Optional.of(names(verdicts));
  }

  private static String names(Collection<Verdict> verdicts) {
    return verdicts.stream().map(Enum::name).collect(Collectors.joining(" or "));
  }

  /** Packages know of four verdicts; what stops a run for its memory or output is RTE to them. */
  private static boolean allows(Collection<Verdict> verdicts, Verdict verdict) {
    return verdicts.contains(verdict)
        || verdicts.contains(Verdict.RTE) && verdict == Verdict.MLE
        || verdicts.contains(Verdict.RTE) && verdict == Verdict.OLE;
  }
}
