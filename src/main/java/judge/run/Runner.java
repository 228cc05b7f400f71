package judge.run;

import java.io.IOException;

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

  /** Kills every program that still runs; later ones are refused. */
  @Override
  void close();
}
