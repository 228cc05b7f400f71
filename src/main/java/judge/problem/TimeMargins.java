package judge.problem;

import java.util.Set;

/**
 * How far a problem's time limit is to be from what submissions need, for its setter to check.
 *
 * @param above the limit is at least so many times what the slowest right one takes
 * @param below those that are to be too slow take more than so many times the limit
 */
public record TimeMargins(double above, double below) {
  /** The format's own, where a problem says nothing. */
  static final TimeMargins DEFAULT = new TimeMargins(2, 1.5);

  /**
   * Reads those of a problem.
   *
   * @param limits the section of {@code problem.yaml}, by the keys of all versions of the format
   */
  static TimeMargins read(YamlFile limits) throws BadInputException {
    YamlFile multipliers = limits.section("time_multipliers");
    multipliers.requireKnown(Set.of("ac_to_time_limit", "time_limit_to_tle"));
    return new TimeMargins(
        number(multipliers, "ac_to_time_limit", number(limits, "time_multiplier", DEFAULT.above)),
        number(
            multipliers, "time_limit_to_tle", number(limits, "time_safety_margin", DEFAULT.below)));
  }

  private static double number(YamlFile yaml, String key, double otherwise)
      throws BadInputException {
    if (!yaml.has(key)) {
      return otherwise;
    }
    double number = yaml.positive(key).doubleValue();
    if (number < 1 || number > 1000) {
      throw yaml.bad(key, "is a number from 1 to 1000, not " + number);
    }
    return number;
  }
}
