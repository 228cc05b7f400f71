package judge.run;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Drains a program's standard error in a thread of its own, so that the program never blocks. */
final class ErrorStream {
  private static final int BUFFER = 8 * 1024;

  private final HeadAndTail kept = new HeadAndTail();
  private final CountDownLatch ended = new CountDownLatch(1);

  /** Starts to drain the stream. */
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
    synchronized (kept) {
      return kept.text();
    }
  }

  private void read(InputStream stream) {
    byte[] buffer = new byte[BUFFER];
    try (stream) {
      for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
        synchronized (kept) {
          kept.add(buffer, n);
        }
      }
    } catch (IOException e) {
      // the stream was closed with the process: what was read stands
    } finally {
      ended.countDown();
    }
  }
}
