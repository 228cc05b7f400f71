package judge.submission;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/**
 * How a program in a {@link JavaWorker} ends. It takes the calls of {@code System.exit} too, which
 * would end the worker: the loader of the program's classes has them come here.
 */
public final class ProgramEnd {
  /** How long a thread may take to unwind after the program's exit. */
  private static final long UNWINDING_MILLIS = 50;

  /** How soon it is noticed that another thread than the awaited one exits. */
  private static final long PAUSE_MILLIS = 5;

  private static volatile ProgramEnd current;

  private final FramedOutput output;
  private final CountDownLatch isKnown = new CountDownLatch(1);
  private boolean isGood;
  private boolean isExit;
  private boolean isOutOfMemory;

  /** Makes one for a program that starts now. */
  ProgramEnd(FramedOutput output) {
    this.output = output;
    current = this;
  }

  /** Has a thread that exits not go on. */
  private static final class Exit extends Error {
    private static final long serialVersionUID = 1;

    Exit() {
      super("System.exit", null, false, false);
    }
  }

  /** Stands for {@link System#exit}. */
  public static void exit(int status) throws IOException {
    current.exited(status);
    throw new Exit();
  }

  private synchronized void exited(int status) throws IOException {
    if (!isExit) { // which may also come when the main thread has ended
      isExit = true;
      output.end(); // what finally blocks print is not printed after an exit
      isGood = status == 0;
      isKnown.countDown();
    }
  }

  synchronized void returned() {
    if (!isExit) {
      isGood = true;
      isKnown.countDown();
    }
  }

  synchronized void threw(Throwable thrown) {
    isOutOfMemory |= thrown instanceof OutOfMemoryError;
    isKnown.countDown();
  }

  /** Waits until the thread, the main one or a later one, has ended, or the program exits. */
  void await(Thread thread) throws InterruptedException {
    isKnown.await();
    while (thread.isAlive() && !isExit()) {
      thread.join(PAUSE_MILLIS);
    }
    thread.join(UNWINDING_MILLIS);
  }

  synchronized boolean isGood() {
    return isGood;
  }

  synchronized boolean isExit() {
    return isExit;
  }

  synchronized boolean isOutOfMemory() {
    return isOutOfMemory;
  }
}
