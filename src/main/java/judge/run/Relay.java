package judge.run;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Passes what one program prints on to the standard input of another, in a thread of its own. Who
 * prints more than the other reads has to wait, as in a pipe.
 */
final class Relay {
  private static final int BUFFER = 64 * 1024;

  /** What has ended is done with its output by then, unless something of it holds the pipe open. */
  private static final long MOMENT_MILLIS = 1000;

  private final Process from;
  private final Process to;
  private final Voice voice;
  private final long limit;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile long printed;

  /** Since when it waits for output, by {@link System#nanoTime}; null while it passes some on. */
  private volatile Long waitingSince;

  /**
   * @param limit how many bytes are passed on
   */
  Relay(Process from, Process to, Voice voice, long limit) {
    this.from = from;
    this.to = to;
    this.voice = voice;
    this.limit = limit;
  }

  void start() {
    Thread thread = new Thread(this::run, "conversation");
    thread.setDaemon(true);
    thread.start();
  }

  /** How many bytes were printed: if it is above the limit, at least so many. */
  long printed() {
    return printed;
  }

  /** The program has ended, and so has what it says, after a moment for what is on its way. */
  void end() throws InterruptedException {
    ended.await(MOMENT_MILLIS, TimeUnit.MILLISECONDS);
    voice.end();
  }

  /**
   * Waits until the rest is passed on, while the other lasts, and closes the other's standard input
   * then. A straggler that holds the pipe open is not waited for.
   */
  void finish() throws InterruptedException {
    boolean isOver = false;
    while (!isOver) {
      isOver =
          ended.await(MOMENT_MILLIS, TimeUnit.MILLISECONDS) || waitsForStraggler() || !to.isAlive();
    }
    if (to.isAlive()) { // else closing could wait for who holds the pipe
      closeInput();
    }
  }

  private boolean waitsForStraggler() {
    Long since = waitingSince;
    return since != null
        && System.nanoTime() - since > TimeUnit.MILLISECONDS.toNanos(MOMENT_MILLIS);
  }

  private void run() {
    try (InputStream output = from.getInputStream()) {
      passOn(output);
    } catch (IOException e) {
      // the stream was closed with the process: what was read stands
    } finally {
      ended.countDown();
    }
  }

  private void passOn(InputStream output) throws IOException {
    byte[] buffer = new byte[BUFFER];
    boolean isHeard = true;
    while (printed <= limit) {
      waitingSince = System.nanoTime();
      int n = output.read(buffer);
      waitingSince = null;
      if (n < 0) {
        voice.end();
        closeInput();
        return;
      }
      int passed = (int) Math.min(n, limit - printed);
      printed += n;
      voice.say(buffer, passed);
      if (isHeard && !write(buffer, passed)) {
        isHeard = false;
        if (!voice.isUnheard()) {
          return; // it gets a broken pipe
        }
      }
    }
  }

  /** Whether the other still reads. */
  private boolean write(byte[] buffer, int n) {
    try {
      to.getOutputStream().write(buffer, 0, n);
      to.getOutputStream().flush();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void closeInput() {
    try {
      to.getOutputStream().close();
    } catch (IOException e) {
      // the other does not read any more
    }
  }
}
