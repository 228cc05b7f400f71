package judge.validate;

/** Shows bytes to a person: printable ASCII as it is, all else as \xNN, and never much of it. */
final class Excerpt {
  private static final int WIDTH = 40;
  private static final int BEFORE = 12;

  private Excerpt() {}

  /**
   * The bytes around a place.
   *
   * @param at the index to show, at most {@code length}
   * @param more whether the token goes on after these bytes
   */
  static String of(byte[] bytes, int length, int at, boolean more) {
    int from = length <= WIDTH ? 0 : Math.max(0, Math.min(at - BEFORE, length - WIDTH));
    int to = Math.min(length, from + WIDTH);
    StringBuilder text = new StringBuilder(from > 0 ? "..." : "");
    for (int i = from; i < to; i++) {
      text.append(of(bytes[i] & 0xFF));
    }
    return text.append(to < length || more ? "..." : "").toString();
  }

  /** One byte, white space included as an escape. */
  static String of(int b) {
    return b > ' ' && b < 0x7F ? String.valueOf((char) b) : String.format("\\x%02X", b);
  }
}
