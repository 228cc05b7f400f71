package judge.run;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import judge.verdict.Ending;

/**
 * A submission and an output validator that talk, and the rules of who ends whom. Each is waited
 * for by a thread of its own.
 */
final class Talk {

  /** One of the two runs, which has started. */
  interface Side {

    /**
     * Waits until it ends by itself, goes over a limit or is called off.
     *
     * @throws IOException as {@link Runner#run}
     * @throws InterruptedException as {@link Runner#run}
     */
    RunResult finish() throws IOException, InterruptedException;

    /** Passes the rest of what this side said, which has ended, on to the other, while it lasts. */
    void passOnRest() throws IOException, InterruptedException;

    /** Has it end soon, from another thread: how it ends is of no interest any more. */
    void callOff();

    /** Whether it was called off before it ended by itself. */
    boolean wasStopped(RunResult result);
  }

  private final Side submission;
  private final Side validator;
  private final Ending no;

  /**
   * @param no the exit status by which the validator says no
   */
  Talk(Side submission, Side validator, int no) {
    this.submission = submission;
    this.validator = validator;
    this.no = new Ending.Exited(no);
  }

  /**
   * Waits until both have ended.
   *
   * @param said what the submission says
   */
  Conversation finish(Voice said, Transcript transcript) throws IOException, InterruptedException {
    FutureTask<RunResult> other = new FutureTask<>(() -> finish(validator, submission, no::equals));
    Thread thread = new Thread(other, "conversation");
    thread.start();
    RunResult result;
    try {
      result = finish(submission, validator, Ending.LimitExceeded.class::isInstance);
    } finally {
      awaitEnd(thread); // or it would go on to use what the caller closes
    }
    return new Conversation(
        result,
        get(other),
        !said.otherWasOver() && !submission.wasStopped(result),
        transcript.toString());
  }

  /**
   * Finishes one side.
   *
   * @param endsBoth what ending of this side ends the other as well
   */
  private static RunResult finish(Side side, Side other, Predicate<Ending> endsBoth)
      throws IOException, InterruptedException {
    try {
      RunResult result = side.finish();
      if (endsBoth.test(result.ending())) {
        other.callOff();
      }
      side.passOnRest();
      return result;
    } catch (IOException | InterruptedException e) {
      other.callOff();
      throw e;
    }
  }

  /** Waits for the validator's thread, with an interrupt too, which calls the validator off. */
  private void awaitEnd(Thread thread) throws InterruptedException {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        validator.callOff();
      }
    }
    if (interrupted) {
      throw new InterruptedException();
    }
  }

  private static RunResult get(FutureTask<RunResult> other)
      throws IOException, InterruptedException {
    try {
      return other.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new IOException(e.getCause().getMessage(), e.getCause());
    }
  }
}
