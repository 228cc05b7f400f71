package judge.problem;

/**
 * Something the user gave cannot be used. The message names it, says where it is and what to do; it
 * is shown as it stands, and the judge ends with exit status 2.
 */
public final class BadInputException extends Exception {
  private static final long serialVersionUID = 1L;

  public BadInputException(String message) {
    super(message);
  }

  public BadInputException(String message, Throwable cause) {
    super(message, cause);
  }
}
