package judge.problem;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import judge.problem.Grading.Bounded;
import judge.problem.Grading.Legacy;

/**
 * Says in the words of version 2025-09, {@code test_group.yaml}, how the score of a problem is put
 * together. That version knows groups of one level, each of which gives its points for all tests,
 * for every test, or for the worst test.
 */
final class CurrentGrading {
  private final Problem problem;
  private final boolean validatorScores;
  private final Map<String, Map<String, Object>> files = new TreeMap<>();

  /**
   * @param validatorScores whether the output validator gives scores
   */
  CurrentGrading(Problem problem, boolean validatorScores) {
    this.problem = problem;
    this.validatorScores = validatorScores;
  }

  /**
   * The keys of each group's file, by the group's name.
   *
   * @throws BadInputException if they cannot say it
   */
  Map<String, Map<String, Object>> files() throws BadInputException {
    for (TestGroup group : problem.groups().groups()) {
      if (group.name().equals("secret")) {
        if (group.grading() instanceof Bounded) {
          same(group);
          group.groups().forEach(this::same);
        } else {
          translated(group);
        }
      }
    }
    return files;
  }

  private void same(TestGroup group) {
    Bounded grading = (Bounded) group.grading();
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put(
        "max_score",
        grading.maxScore().isPresent()
            ? Numbers.plain(grading.maxScore().getAsDouble())
            : "unbounded");
    keys.put(
        "score_aggregation",
        grading.aggregation().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    if (!grading.requirePass().isEmpty()) {
      keys.put("require_pass", grading.requirePass().stream().map(PackageZip::plain).toList());
    }
    files.put(group.name(), keys);
  }

  private void translated(TestGroup secret) throws BadInputException {
    if (!secret.tests().isEmpty() && !secret.groups().isEmpty()) {
      throw cannot(secret, "tests beside groups");
    }
    Map<String, Object> keys = keys(secret, true);
    if (needsSample(secret)) {
      keys.put("require_pass", "sample");
    }
    files.put(secret.name(), keys);
    boolean isChain =
        keys.get("score_aggregation").equals("sum") && grading(secret).breakOnReject();
    TestGroup previous = null;
    for (TestGroup group : secret.groups()) {
      Map<String, Object> own = keys(group, false);
      if (isChain && previous != null) {
        if (validatorScores || !isStrict(previous)) {
          throw cannot(secret, "on_reject: break after a group that gives parts of its points");
        }
        own.put("require_pass", PackageZip.plain(previous.name()));
      }
      files.put(group.name(), own);
      previous = group;
    }
  }

  /** Whether nothing counts without the samples, which must not give points themselves. */
  private boolean needsSample(TestGroup secret) throws BadInputException {
    Legacy all = grading(problem.groups());
    TestGroup sample = problem.groups().groups().get(0);
    if (sample == secret || all.flags().contains("ignore_sample")) {
      return false;
    }
    if (full(sample) != 0 || validatorScores || !all.scoreMode().equals("sum")) {
      throw cannot(sample, "tests that count");
    }
    return all.needsAll() || all.breakOnReject();
  }

  private Map<String, Object> keys(TestGroup group, boolean mayHaveGroups)
      throws BadInputException {
    String aggregation = aggregation(group, mayHaveGroups);
    double max = full(group);
    if (!validatorScores && max != Math.rint(max)) {
      throw cannot(group, "a most of " + max + " points, not a whole number");
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("max_score", validatorScores ? "unbounded" : Numbers.plain(max));
    keys.put("score_aggregation", aggregation);
    return keys;
  }

  private String aggregation(TestGroup group, boolean mayHaveGroups) throws BadInputException {
    Legacy grading = grading(group);
    boolean hasGroups = !group.groups().isEmpty();
    if (!validatorScores && isStrict(group)) {
      return "pass-fail";
    }
    if (grading.rejectScore() != 0 && !group.tests().isEmpty()) {
      throw cannot(group, "reject_score");
    }
    if (hasGroups && !mayHaveGroups) {
      throw cannot(group, "groups in it that score by themselves");
    }
    if (grading.scoreMode().equals("min")) {
      return "min";
    }
    if (grading.needsAll()) {
      throw cannot(group, "points that count only if all of it is accepted");
    }
    if (grading.breakOnReject() && !hasGroups) {
      throw cannot(group, "on_reject: break with the grader flag sum");
    }
    boolean isMean = grading.scoreMode().equals("avg");
    if (!grading.scoreMode().equals("sum") && !isMean || isMean && (hasGroups || validatorScores)) {
      throw cannot(group, "the grader flag " + grading.scoreMode());
    }
    return "sum";
  }

  /** Whether it, and all in it, is accepted or gives nothing. */
  private static boolean isStrict(TestGroup group) {
    return grading(group).needsAll() && group.groups().stream().allMatch(CurrentGrading::isStrict);
  }

  /** What it gives if all is accepted. */
  private static double full(TestGroup group) {
    Legacy grading = grading(group);
    DoubleStream parts =
        Stream.concat(
                group.tests().stream().map(test -> grading.acceptScore()),
                group.groups().stream().map(CurrentGrading::full))
            .mapToDouble(Double::doubleValue);
    return switch (grading.scoreMode()) {
      case "avg" -> parts.average().orElse(0);
      case "min" -> parts.min().orElse(0);
      case "max" -> parts.max().orElse(0);
      default -> parts.sum();
    };
  }

  private static Legacy grading(TestGroup group) {
    return (Legacy) group.grading();
  }

  private BadInputException cannot(TestGroup group, String what) {
    return new BadInputException(
        problem.name()
            + " cannot be exported: "
            + group.name()
            + " has "
            + what
            + ", which packages of version 2025-09 cannot say");
  }
}
