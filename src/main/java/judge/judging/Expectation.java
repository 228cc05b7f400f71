package judge.judging;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import judge.verdict.Verdict;

/**
 * What the author of a submission expects of its judgement.
 *
 * @param verdicts the verdicts that it may get as a whole
 * @param rules what holds of its runs besides
 */
public record Expectation(List<Verdict> verdicts, List<Rule> rules) {

  /** That it is accepted, as of one of which nothing else is said. */
  public static final Expectation ACCEPTED = of(Verdict.AC);

  public Expectation {
    verdicts = List.copyOf(verdicts);
    rules = List.copyOf(rules);
  }

  /** That it gets one of these verdicts. */
  public static Expectation of(Verdict... verdicts) {
    return new Expectation(List.of(verdicts), List.of());
  }

  /**
   * A rule on the runs of some tests.
   *
   * @param tests a pattern that matches the tests' names or the folders they are in; null for all
   * @param permitted the verdicts that these runs may have
   * @param required verdicts of which at least one of these runs must have one
   * @param message what at least one of these runs must say; empty for anything
   * @param lowestScore the least score, if the rule is on all tests
   * @param highestScore the greatest score
   */
  public record Rule(
      Glob tests,
      Set<Verdict> permitted,
      Set<Verdict> required,
      String message,
      double lowestScore,
      double highestScore) {

    boolean isMetBy(Judgement judgement) {
      List<JudgedRun> runs =
          judgement.runs().stream()
              .filter(run -> tests == null || tests.matchesPathOrFolder(run.test()))
              .toList();
      boolean scoreFits =
          judgement.score().isEmpty()
              || tests != null
              || judgement.score().getAsDouble() >= lowestScore
                  && judgement.score().getAsDouble() <= highestScore;
      return scoreFits
          && runs.stream().allMatch(run -> allows(permitted, run.verdict()))
          && (runs.isEmpty() || runs.stream().anyMatch(run -> allows(required, run.verdict())))
          && (message.isEmpty() || runs.stream().anyMatch(run -> run.message().contains(message)));
    }
  }

  boolean isMetBy(Judgement judgement) {
    return allows(verdicts, judgement.verdict())
        && rules.stream().allMatch(rule -> rule.isMetBy(judgement));
  }

  /** Packages know of four verdicts; what stops a run for its memory or output is RTE to them. */
  private static boolean allows(Collection<Verdict> verdicts, Verdict verdict) {
    return verdicts.contains(verdict)
        || verdicts.contains(Verdict.RTE) && verdict == Verdict.MLE
        || verdicts.contains(Verdict.RTE) && verdict == Verdict.OLE;
  }
}
