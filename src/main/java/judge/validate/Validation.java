package judge.validate;

/**
 * What an output validator found.
 *
 * @param accepted whether the output is right
 * @param message why not, on one line; empty if it is right
 */
public record Validation(boolean accepted, String message) {
  static final Validation ACCEPTED = new Validation(true, "");

  static Validation wrong(String message) {
    return new Validation(false, message);
  }
}
