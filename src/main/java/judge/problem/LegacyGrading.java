package judge.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.problem.Grading.Aggregation;
import judge.problem.Grading.Bounded;
import judge.problem.Grading.Legacy;

/**
 * Says in the words of legacy packages, {@code testdata.yaml}, how the score of a problem is put
 * together. There a group that is not accepted scores nothing, whatever is in it was given.
 */
final class LegacyGrading {
  private final Problem problem;
  private final boolean validatorScores;
  private final Map<String, Map<String, Object>> files = new TreeMap<>();

  /**
   * @param validatorScores whether the output validator gives scores
   */
  LegacyGrading(Problem problem, boolean validatorScores) {
    this.problem = problem;
    this.validatorScores = validatorScores;
  }

  /**
   * The keys of each group's file, by the group's name.
   *
   * @throws BadInputException if they cannot say it
   */
  Map<String, Map<String, Object>> files() throws BadInputException {
    if (problem.groups().grading() instanceof Legacy) {
      same(problem.groups());
    } else {
      translated(problem.groups());
    }
    return files;
  }

  private void same(TestGroup group) throws BadInputException {
    Legacy grading = (Legacy) group.grading();
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("on_reject", grading.breakOnReject() ? "break" : "continue");
    keys.put("grader_flags", String.join(" ", grading.flags()));
    keys.put("accept_score", Numbers.plain(grading.acceptScore()));
    keys.put("reject_score", Numbers.plain(grading.rejectScore()));
    Path folder = problem.directory().resolve("data").resolve(group.name());
    for (String name : problem.format().groupFiles()) {
      if (Files.exists(folder.resolve(name))) {
        YamlFile.read(folder.resolve(name))
            .text("range")
            .ifPresent(range -> keys.put("range", range));
      }
    }
    files.put(group.name(), keys);
    for (TestGroup inner : group.groups()) {
      same(inner);
    }
  }

  private void translated(TestGroup all) throws BadInputException {
    boolean needsSample = false;
    boolean hasSample = false;
    for (TestGroup group : all.groups()) {
      if (group.name().equals("sample")) {
        hasSample = true;
        files.put(group.name(), keys("continue", "first_error", 0, 0));
      } else {
        needsSample = needsSample(group);
        secret(group);
      }
    }
    files.put(
        all.name(),
        keys(
            needsSample ? "break" : "continue",
            hasSample && !needsSample ? "ignore_sample" : "first_error",
            1,
            maximum(all.groups().get(all.groups().size() - 1))));
  }

  /** Whether nothing counts without the samples, which is the case if they can be rejected. */
  private boolean needsSample(TestGroup secret) throws BadInputException {
    List<String> needed = ((Bounded) secret.grading()).requirePass();
    if (!needed.isEmpty() && validatorScores) {
      throw cannot(secret, "require_pass with a validator that gives scores");
    }
    return !needed.isEmpty();
  }

  private void secret(TestGroup secret) throws BadInputException {
    files.put(secret.name(), translated(secret, secret.tests().size()));
    for (TestGroup group : secret.groups()) {
      if (!((Bounded) group.grading()).requirePass().isEmpty()) {
        throw cannot(group, "require_pass");
      }
      files.put(group.name(), translated(group, group.tests().size()));
    }
  }

  private static Map<String, Object> translated(TestGroup group, int tests) {
    boolean isSum = ((Bounded) group.grading()).aggregation() == Aggregation.SUM;
    double max = maximum(group);
    boolean isBounded = Double.isFinite(max);
    return keys(
        isSum ? "continue" : "break",
        isSum ? "sum first_error accept_if_any_accepted" : "min",
        !isBounded ? 0 : isSum && tests > 0 ? max / tests : max,
        max);
  }

  private static double maximum(TestGroup group) {
    return ((Bounded) group.grading()).maxScore().orElse(Double.POSITIVE_INFINITY);
  }

  private static Map<String, Object> keys(
      String onReject, String flags, double acceptScore, double max) {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("on_reject", onReject);
    keys.put("grader_flags", flags);
    keys.put("accept_score", Numbers.plain(acceptScore));
    keys.put("range", "0 " + (Double.isFinite(max) ? Numbers.plain(max) : "+inf"));
    return keys;
  }

  private BadInputException cannot(TestGroup group, String what) {
    return new BadInputException(
        problem.name()
            + " cannot be exported: "
            + group.name()
            + " has "
            + what
            + ", which legacy packages cannot say");
  }
}
