package judge.run;

import java.nio.charset.StandardCharsets;

/**
 * Keeps the head and the tail of a stream of any length: of standard error the head is shown, and a
 * runtime's last words are at the tail.
 */
final class HeadAndTail {
  private static final int KEPT = 8 * 1024;

  private final byte[] head = new byte[KEPT];
  private final byte[] tail = new byte[KEPT];
  private long count;

  /** Adds the first n bytes of the buffer. */
  void add(byte[] buffer, int n) {
    int toHead = (int) Math.max(0, Math.min(n, KEPT - count));
    if (toHead > 0) {
      System.arraycopy(buffer, 0, head, (int) count, toHead);
    }
    count += toHead;
    int from = Math.max(toHead, n - KEPT);
    count += from - toHead;
    for (int i = from; i < n; i++, count++) {
      tail[(int) ((count - KEPT) % KEPT)] = buffer[i];
    }
  }

  /** What was kept, with a line that tells how much was left out between head and tail. */
  String text() {
    String text = new String(head, 0, (int) Math.min(count, KEPT), StandardCharsets.UTF_8);
    if (count <= KEPT) {
      return text;
    }
    long rest = count - KEPT;
    int inTail = (int) Math.min(rest, KEPT);
    byte[] ordered = new byte[inTail];
    for (int i = 0; i < inTail; i++) {
      ordered[i] = tail[(int) ((rest - inTail + i) % KEPT)];
    }
    String gap = rest > KEPT ? "\n[" + (rest - KEPT) + " bytes left out]\n" : "";
    return text + gap + new String(ordered, StandardCharsets.UTF_8);
  }
}
