package judge.run;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/**
 * Has at most so many programs run at the same time, however many threads want to. One thread more
 * than that keeps the processors busy while another sees to what comes before and after a run.
 */
public final class BoundedRunner implements Runner {
  private final Runner runner;
  private final Semaphore turns;

  /**
   * @param most how many programs, at least 1; two that talk with each other count as one
   */
  public BoundedRunner(Runner runner, int most) {
    this.runner = runner;
    this.turns = new Semaphore(most, true);
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    turns.acquire();
    try {
      return runner.run(request);
    } finally {
      turns.release();
    }
  }

  @Override
  public Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException, InterruptedException {
    turns.acquire();
    try {
      return runner.converse(submission, validator, no);
    } finally {
      turns.release();
    }
  }

  /** Starts one that is not counted. */
  @Override
  public Optional<Worker> startWorker(RunRequest request) throws IOException, InterruptedException {
    return runner.startWorker(request);
  }

  @Override
  public void close() {
    runner.close();
  }
}
