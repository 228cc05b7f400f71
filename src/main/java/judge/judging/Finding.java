package judge.judging;

/**
 * One thing that the check of a problem found.
 *
 * @param text what, on one line
 */
public record Finding(Kind kind, String text) {

  /** How it bears on the problem. */
  public enum Kind {
    /** As it should be. */
    OK,
    /** Worth a look. */
    NOTE,
    /** Wrong. */
    BAD,
    /** It could not be found out. */
    FAULT
  }

  static Finding ok(String text) {
    return new Finding(Kind.OK, text);
  }

  static Finding note(String text) {
    return new Finding(Kind.NOTE, text);
  }

  static Finding bad(String text) {
    return new Finding(Kind.BAD, text);
  }

  static Finding fault(String text) {
    return new Finding(Kind.FAULT, text);
  }
}
