package judge.problem;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How the default output validator compares, by the names of the problem package format.
 *
 * @param caseSensitive whether the case of A-Z counts
 * @param spaceChangeSensitive whether the amount and kind of white space counts
 * @param absoluteTolerance how far a number may be off
 * @param relativeTolerance how far a number may be off, as a share of the expected one
 */
public record ComparisonOptions(
    boolean caseSensitive,
    boolean spaceChangeSensitive,
    OptionalDouble absoluteTolerance,
    OptionalDouble relativeTolerance) {

  public static final ComparisonOptions DEFAULT =
      new ComparisonOptions(false, false, OptionalDouble.empty(), OptionalDouble.empty());

  /**
   * Reads the validator's arguments.
   *
   * @param where what to name in a message, such as {@code problem.yaml: validator_flags}
   * @throws BadInputException for an unknown option or a tolerance that is no finite number >= 0
   */
  public static ComparisonOptions parse(List<String> arguments, String where)
      throws BadInputException {
    boolean caseSensitive = false;
    boolean spaceChangeSensitive = false;
    OptionalDouble absolute = OptionalDouble.empty();
    OptionalDouble relative = OptionalDouble.empty();
    for (int i = 0; i < arguments.size(); i++) {
      String option = arguments.get(i);
      switch (option) {
        case "case_sensitive" -> caseSensitive = true;
        case "space_change_sensitive" -> spaceChangeSensitive = true;
        case "float_tolerance", "float_absolute_tolerance", "float_relative_tolerance" -> {
          String value = ++i < arguments.size() ? arguments.get(i) : "";
          OptionalDouble tolerance = OptionalDouble.of(tolerance(value, option, where));
          absolute = option.equals("float_relative_tolerance") ? absolute : tolerance;
          relative = option.equals("float_absolute_tolerance") ? relative : tolerance;
        }
        default ->
            throw new BadInputException(
                where
                    + ": unknown option '"
                    + option
                    + "'; the default output validator knows case_sensitive,"
                    + " space_change_sensitive, float_tolerance, float_absolute_tolerance and"
                    + " float_relative_tolerance");
      }
    }
    return new ComparisonOptions(caseSensitive, spaceChangeSensitive, absolute, relative);
  }

  private static double tolerance(String value, String option, String where)
      throws BadInputException {
    try {
      double tolerance = Double.parseDouble(value);
      if (tolerance >= 0 && tolerance < Double.POSITIVE_INFINITY) {
        return tolerance;
      }
    } catch (NumberFormatException e) {
      // falls through to the message below
    }
    throw new BadInputException(
        where + ": " + option + " needs a number, 0 or more, after it, not '" + value + "'");
  }
}
