package judge.run;

import java.nio.charset.StandardCharsets;

/** The head of a conversation, each line after the sign of the side that it is from. */
final class Transcript {
  private static final int LENGTH = 8 * 1024;

  /** Who says something. */
  enum Side {
    SUBMISSION("> "),
    VALIDATOR("< ");

    private final String sign;

    Side(String sign) {
      this.sign = sign;
    }
  }

  private final StringBuilder text = new StringBuilder();
  private Side last;
  private boolean atLineStart = true;

  /** Adds the first n bytes of the buffer. */
  synchronized void add(Side side, byte[] buffer, int n) {
    if (text.length() > LENGTH) {
      return;
    }
    for (char c :
        new String(buffer, 0, Math.min(n, LENGTH), StandardCharsets.UTF_8).toCharArray()) {
      if (!atLineStart && side != last) {
        text.append('\n');
        atLineStart = true;
      }
      if (atLineStart) {
        text.append(side.sign);
      }
      last = side;
      text.append(c);
      atLineStart = c == '\n';
    }
    if (text.length() > LENGTH) {
      text.setLength(LENGTH);
      text.append("...");
    }
  }

  @Override
  public synchronized String toString() {
    return text.toString();
  }
}
