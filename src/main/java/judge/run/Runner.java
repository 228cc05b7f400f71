package judge.run;

import java.io.IOException;
import java.util.Optional;

/**
 * Runs one program to its end or to a limit, and leaves nothing of it behind. Safe for use by
 * several threads at once.
 */
public interface Runner extends AutoCloseable {

  /**
   * Runs the program. The run lasts until the program's main process ends; what it started is
   * killed then.
   *
   * @throws IOException if it could not be run, which says nothing about the program
   * @throws InterruptedException if the thread was interrupted; the program is killed then
   */
  RunResult run(RunRequest request) throws IOException, InterruptedException;

  /**
   * Runs a submission and an output validator that talk: what one prints the other reads. When the
   * validator has ended with the status {@code no}, the submission is stopped at once; when the
   * submission went over a limit, the validator is.
   *
   * @throws IOException as {@link #run}
   * @throws InterruptedException as {@link #run}
   */
  Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException, InterruptedException;

  /**
   * Starts a program that stays, to do one piece of work after another.
   *
   * @return empty if this runner has no such thing, or the program did not get ready
   * @throws IOException as {@link #run}
   * @throws InterruptedException as {@link #run}
   */
  Optional<Worker> startWorker(RunRequest request) throws IOException, InterruptedException;

  /** Kills every program that still runs; later ones are refused. */
  @Override
  void close();
}
