package judge.judging;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import judge.problem.Grading;
import judge.problem.Grading.Aggregation;
import judge.problem.Problem;
import judge.problem.TestGroup;
import judge.verdict.Verdict;

/**
 * Puts the scores of tests together to that of a submission, group by group, by the rules of the
 * problem package format: of legacy packages with the default grader, or of version 2025-09.
 */
final class Scores {
  private static final double ROUNDING = 1e-9;

  private final Map<String, JudgedRun> runs = new HashMap<>();
  private final Map<String, Double> groupScores = new HashMap<>();

  private Scores(List<JudgedRun> runs) {
    runs.forEach(run -> this.runs.put(run.test(), run));
  }

  /** What a submission gets, as a whole and for each group of tests. */
  record Total(Verdict verdict, double score, Map<String, Double> groupScores) {}

  /** What a submission gets for a group or a test. */
  private record Result(Verdict verdict, double score) {}

  /** The validator gave scores that the format does not allow. */
  static final class ScoreException extends Exception {
    private static final long serialVersionUID = 1L;

    ScoreException(String message) {
      super(message);
    }
  }

  /** The result of a submission from its runs; a test without a run counts as not accepted. */
  static Total of(Problem problem, List<JudgedRun> runs) throws ScoreException {
    Scores scores = new Scores(runs);
    Result result = scores.result(problem, runs);
    return new Total(result.verdict(), result.score(), scores.groupScores);
  }

  private Result result(Problem problem, List<JudgedRun> all) throws ScoreException {
    if (problem.groups().grading() instanceof Grading.Legacy) {
      return legacy(problem.groups());
    }
    Verdict verdict = Verdict.ofRuns(all.stream().map(JudgedRun::verdict).toList());
    for (TestGroup group : problem.groups().groups()) {
      if (group.name().equals("secret")) {
        return new Result(verdict, bounded(group, problem.groups()));
      }
    }
    return new Result(verdict, 0);
  }

  private Result legacy(TestGroup group) {
    Result result = graded(group);
    groupScores.put(group.name(), result.score());
    return result;
  }

  private Result graded(TestGroup group) {
    Grading.Legacy grading = (Grading.Legacy) group.grading();
    List<Result> results = new ArrayList<>();
    for (String test : group.tests()) {
      Result result = legacy(runs.get(test), grading);
      results.add(result);
      if (result.verdict() != Verdict.AC && grading.breakOnReject()) {
        return grade(results, grading);
      }
    }
    for (TestGroup inner : group.groups()) {
      Result result = legacy(inner);
      boolean isIgnored =
          grading.flags().contains("ignore_sample") && inner.name().equals("sample");
      if (!isIgnored) {
        results.add(result);
        if (result.verdict() != Verdict.AC && grading.breakOnReject()) {
          break;
        }
      }
    }
    return grade(results, grading);
  }

  private static Result legacy(JudgedRun run, Grading.Legacy grading) {
    if (run == null) {
      return new Result(Verdict.JE, grading.rejectScore());
    }
    boolean accepted = run.verdict() == Verdict.AC;
    if (!accepted) {
      return new Result(run.verdict(), grading.rejectScore());
    }
    return new Result(
        Verdict.AC, run.score() != null ? run.score().value() : grading.acceptScore());
  }

  /** The default grader. */
  private static Result grade(List<Result> results, Grading.Legacy grading) {
    List<Verdict> verdicts = results.stream().map(Result::verdict).toList();
    Verdict verdict =
        switch (grading.verdictMode()) {
          case "always_accept" -> Verdict.AC;
          case "first_error" -> Verdict.ofRuns(verdicts);
          default -> worst(verdicts);
        };
    if (grading.flags().contains("accept_if_any_accepted") && verdicts.contains(Verdict.AC)) {
      verdict = Verdict.AC;
    }
    var scores = results.stream().mapToDouble(Result::score);
    double score =
        switch (grading.scoreMode()) {
          case "avg" -> scores.average().orElse(0);
          case "min" -> scores.min().orElse(0);
          case "max" -> scores.max().orElse(0);
          default -> scores.sum();
        };
    return new Result(verdict, verdict == Verdict.AC ? score : 0);
  }

  private static Verdict worst(List<Verdict> verdicts) {
    for (Verdict verdict :
        List.of(Verdict.JE, Verdict.RTE, Verdict.MLE, Verdict.TLE, Verdict.OLE, Verdict.WA)) {
      if (verdicts.contains(verdict)) {
        return verdict;
      }
    }
    return Verdict.AC;
  }

  private double bounded(TestGroup group, TestGroup all) throws ScoreException {
    double score = aggregated(group, all);
    groupScores.put(group.name(), score);
    return score;
  }

  private double aggregated(TestGroup group, TestGroup all) throws ScoreException {
    Grading.Bounded grading = (Grading.Bounded) group.grading();
    if (!isRun(group, all)) {
      return 0;
    }
    double score;
    if (grading.aggregation() == Aggregation.PASS_FAIL) {
      score = passFail(group, grading.maxScore());
    } else {
      List<Double> parts = new ArrayList<>();
      for (String test : group.tests()) {
        parts.add(bounded(runs.get(test), grading, group.tests().size()));
      }
      for (TestGroup inner : group.groups()) {
        parts.add(bounded(inner, all));
      }
      var stream = parts.stream().mapToDouble(Double::doubleValue);
      score = grading.aggregation() == Aggregation.SUM ? stream.sum() : stream.min().orElse(0);
    }
    OptionalDouble max = grading.maxScore();
    if (max.isPresent() && score > max.getAsDouble() + ROUNDING) {
      throw new ScoreException(
          group.name() + " scores " + score + ", above its maximum of " + max.getAsDouble());
    }
    return score;
  }

  private double passFail(TestGroup group, OptionalDouble max) throws ScoreException {
    if (max.isEmpty()) {
      throw new ScoreException(group.name() + " is scored pass-fail, which needs a max_score");
    }
    for (String test : (Iterable<String>) group.allTests()::iterator) {
      if (runs.containsKey(test) && runs.get(test).score() != null) {
        throw new ScoreException(test + " is scored pass-fail, but its validator gave a score");
      }
    }
    return isAccepted(group) ? max.getAsDouble() : 0;
  }

  private static double bounded(JudgedRun run, Grading.Bounded group, int tests)
      throws ScoreException {
    if (run == null || run.verdict() != Verdict.AC) {
      if (run != null && run.score() != null) {
        throw new ScoreException(run.test() + " is not accepted, but its validator gave a score");
      }
      return 0;
    }
    if (group.maxScore().isEmpty()) {
      if (run.score() == null || run.score().isShare()) {
        throw new ScoreException(run.test() + " has no maximum, and its validator gave no score");
      }
      return run.score().value();
    }
    double max = group.maxScore().getAsDouble();
    double most = group.aggregation() == Aggregation.SUM ? max / tests : max;
    if (run.score() == null) {
      return most;
    }
    double score = run.score().isShare() ? run.score().value() * most : run.score().value();
    if (score < 0 || score > most + ROUNDING) {
      throw new ScoreException(
          run.test() + " scores " + score + ", which is not from 0 to its maximum of " + most);
    }
    return score;
  }

  private static TestGroup find(TestGroup group, String name) throws ScoreException {
    if (group.name().equals(name)) {
      return group;
    }
    for (TestGroup inner : group.groups()) {
      if (name.equals(inner.name()) || name.startsWith(inner.name() + "/")) {
        return find(inner, name);
      }
    }
    throw new ScoreException("require_pass names " + name + ", which is no group");
  }

  /** Whether all that a group needs is accepted, which what is not run itself never is. */
  private boolean isRun(TestGroup group, TestGroup all) throws ScoreException {
    for (String name : ((Grading.Bounded) group.grading()).requirePass()) {
      TestGroup needed = find(all, name);
      if (name.compareTo(group.name()) >= 0) {
        throw new ScoreException(
            group.name() + ": require_pass names " + name + ", which does not come before it");
      }
      if (!isAccepted(needed) || !isRun(needed, all)) {
        return false;
      }
    }
    return true;
  }

  private boolean isAccepted(TestGroup group) {
    return group
        .allTests()
        .allMatch(test -> runs.containsKey(test) && runs.get(test).verdict() == Verdict.AC);
  }
}
