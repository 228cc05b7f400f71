package judge.validate;

import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import judge.problem.ComparisonOptions;

/** When a token of the output counts as equal to the expected one. */
final class TokenRule {
  /** What is a number, by the problem package format. */
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d*\\.\\d+|\\d+\\.|\\d+)([Ee][+-]?\\d+)?");

  private final ComparisonOptions options;
  private final boolean tolerant;

  TokenRule(ComparisonOptions options) {
    this.options = options;
    this.tolerant =
        options.absoluteTolerance().isPresent() || options.relativeTolerance().isPresent();
  }

  /**
   * The index of the first byte that differs, or -1 if the tokens count as equal. One that is a
   * beginning of the other differs where it ends.
   *
   * @param whole whether these are whole tokens: pieces of longer ones are no numbers
   */
  int mismatch(
      byte[] expected, int expectedLength, byte[] actual, int actualLength, boolean whole) {
    int common = Math.min(expectedLength, actualLength);
    int at = 0;
    while (at < common && same(expected[at], actual[at], options.caseSensitive())) {
      at++;
    }
    if (at == expectedLength && at == actualLength) {
      return -1;
    }
    boolean near =
        whole && tolerant && isNear(text(expected, expectedLength), text(actual, actualLength));
    return near ? -1 : at;
  }

  /** Whether the two differ in the case of A-Z alone. */
  static boolean differInCaseOnly(
      byte[] expected, int expectedLength, byte[] actual, int actualLength) {
    if (expectedLength != actualLength) {
      return false;
    }
    for (int i = 0; i < expectedLength; i++) {
      if (!same(expected[i], actual[i], false)) {
        return false;
      }
    }
    return true;
  }

  private boolean isNear(String expected, String actual) {
    if (!NUMBER.matcher(expected).matches() || !NUMBER.matcher(actual).matches()) {
      return false;
    }
    double wanted = Double.parseDouble(expected);
    double given = Double.parseDouble(actual);
    if (Double.isInfinite(wanted) || Double.isInfinite(given)) {
      return false; // too large to tell how far they are apart
    }
    double off = Math.abs(wanted - given);
    return wanted == given
        || isWithin(off, options.absoluteTolerance(), 1)
        || isWithin(off, options.relativeTolerance(), Math.abs(wanted));
  }

  private static boolean isWithin(double off, OptionalDouble tolerance, double scale) {
    return tolerance.isPresent() && off <= tolerance.getAsDouble() * scale;
  }

  private static boolean same(byte a, byte b, boolean caseSensitive) {
    return a == b || (!caseSensitive && lower(a) == lower(b));
  }

  private static int lower(byte b) {
    return b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b;
  }

  private static String text(byte[] token, int length) {
    return new String(token, 0, length, StandardCharsets.ISO_8859_1);
  }
}
