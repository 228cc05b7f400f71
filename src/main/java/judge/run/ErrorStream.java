package judge.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Drains a program's standard error, so that it never blocks, and keeps the head and the tail: the
 * head is shown, and a runtime's last words are at the tail.
 */
final class ErrorStream {
  private static final int KEPT = 8 * 1024;

  private final byte[] head = new byte[KEPT];
  private final byte[] tail = new byte[KEPT];
  private final CountDownLatch ended = new CountDownLatch(1);
  private long count;

  /** Starts to drain the stream, in a thread of its own. */
  static ErrorStream drain(InputStream stream) {
    ErrorStream error = new ErrorStream();
    Thread thread = new Thread(() -> error.read(stream), "standard error");
    thread.setDaemon(true);
    thread.start();
    return error;
  }

  /** What was kept, after waiting a moment for the end: a straggler may hold the stream open. */
  String text() throws InterruptedException {
    ended.await(200, TimeUnit.MILLISECONDS);
    synchronized (this) {
      int inHead = (int) Math.min(count, KEPT);
      String text = new String(head, 0, inHead, StandardCharsets.UTF_8);
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

  private void read(InputStream stream) {
    byte[] buffer = new byte[KEPT];
    try (stream) {
      for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
        keep(buffer, n);
      }
    } catch (IOException e) {
      // the stream was closed with the process: what was read stands
    } finally {
      ended.countDown();
    }
  }

  private synchronized void keep(byte[] buffer, int n) {
    for (int i = 0; i < n; i++, count++) {
      if (count < KEPT) {
        head[(int) count] = buffer[i];
      } else {
        tail[(int) ((count - KEPT) % KEPT)] = buffer[i];
      }
    }
  }
}
