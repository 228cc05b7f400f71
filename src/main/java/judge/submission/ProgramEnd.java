package judge.submission;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;

/**
 * How a program in a {@link JavaWorker} ends. It takes the calls of {@code System.exit} too, which
 * would end the worker: the loader of the program's classes has them come here.
 */
public final class ProgramEnd {
  /** How long the main thread may take to unwind after the program's exit. */
  private static final long UNWINDING_MILLIS = 50;

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
    if (isKnown.getCount() > 0) {
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

  /** Waits until the main thread has ended, or is about to as the program exits. */
  void await(Thread main) throws InterruptedException {
    isKnown.await();
    if (isExit()) {
      main.join(UNWINDING_MILLIS);
    } else {
      main.join();
    }
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
