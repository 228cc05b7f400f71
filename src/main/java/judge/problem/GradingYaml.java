package judge.problem;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/** Reads how a group of tests is scored from the file that describes it. */
final class GradingYaml {
  private GradingYaml() {}

  /** Of a legacy package; what it does not set is as in the folder above. */
  static Grading legacy(YamlFile yaml, Grading above) throws BadInputException {
    GroupYaml.refuse(yaml, "max_score", "score_aggregation", "require_pass");
    Grading.Legacy inherited = (Grading.Legacy) above;
    String onReject =
        yaml.text("on_reject").orElse(inherited.breakOnReject() ? "break" : "continue");
    if (!onReject.equals("break") && !onReject.equals("continue")) {
      throw yaml.bad("on_reject", "is '" + onReject + "'; it is break or continue");
    }
    if (!yaml.text("grading").orElse("default").equals("default")) {
      throw yaml.bad(
          "grading", "is custom, which is not supported; the default grader has flags for much");
    }
    List<String> flags =
        yaml.has("grader_flags") ? yaml.words("grader_flags", true) : inherited.flags();
    for (String flag : flags) {
      if (!Grading.Legacy.FLAGS.contains(flag)) {
        throw yaml.bad("grader_flags", "has the unknown flag '" + flag + "'");
      }
    }
    return new Grading.Legacy(
        onReject.equals("break"),
        flags,
        yaml.has("accept_score")
            ? yaml.number("accept_score").doubleValue()
            : inherited.acceptScore(),
        yaml.has("reject_score")
            ? yaml.number("reject_score").doubleValue()
            : inherited.rejectScore());
  }

  /** Of version 2025-09. */
  static Grading bounded(YamlFile yaml, boolean isSecret) throws BadInputException {
    String max = yaml.text("max_score").orElse(isSecret ? "100" : "unbounded");
    String aggregation = yaml.text("score_aggregation").orElse(isSecret ? "sum" : "pass-fail");
    if (!Set.of("pass-fail", "sum", "min").contains(aggregation)) {
      throw yaml.bad("score_aggregation", "is '" + aggregation + "'; it is pass-fail, sum or min");
    }
    return new Grading.Bounded(
        max.equals("unbounded")
            ? OptionalDouble.empty()
            : OptionalDouble.of(
                yaml.has("max_score") ? yaml.number("max_score").doubleValue() : 100),
        Grading.Aggregation.valueOf(aggregation.replace('-', '_').toUpperCase(Locale.ROOT)),
        yaml.words("require_pass", false));
  }
}
