package judge.validate;

import java.nio.file.Path;
import java.util.OptionalDouble;

/**
 * What an output validator found.
 *
 * @param accepted whether the output is right
 * @param message why not, on one line; empty if it is right and there is nothing to say
 * @param score the score that the validator gave, if it did
 * @param scoreIsShare whether the score is a share of the most that the test can give
 * @param nextPass the input of the next pass, or null if this was the last
 */
public record Validation(
    boolean accepted, String message, OptionalDouble score, boolean scoreIsShare, Path nextPass) {
  static final Validation ACCEPTED = new Validation(true, "", OptionalDouble.empty(), false, null);

  static Validation wrong(String message) {
    return new Validation(false, message, OptionalDouble.empty(), false, null);
  }
}
