package judge.judging;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.RunLimits;
import judge.run.RunRequest;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Worker;
import judge.submission.Program;
import judge.verdict.Verdict;

/**
 * Judges one program on one test by a worker, a process that has run it on other tests before. Only
 * a plain AC, far from all limits, counts; whatever else comes of it, the test is judged again in a
 * fresh process. Each thread that judges has a worker to itself; one that cannot go on is replaced,
 * unless that happens too often.
 */
final class QuickJudge implements AutoCloseable {
  /** What a fresh Java virtual machine takes to start. */
  private static final Duration START = Duration.ofMillis(100);

  /** How many times as long a program may take in one that is not warm. */
  private static final int COLD = 3;

  /** So many workers may be lost before they are not worth their start any more. */
  private static final int FREE_LOSSES = 2;

  /** Beyond that, one for so many pieces of work. */
  private static final int WORK_A_LOSS = 10;

  private final TestJudge fresh;
  private final Runner runner;
  private final Limits limits;
  private final RunRequest request;
  private final Queue<Worker> free = new ConcurrentLinkedQueue<>();
  private final AtomicInteger losses = new AtomicInteger();
  private final AtomicInteger work = new AtomicInteger();
  private volatile boolean isClosed;

  private QuickJudge(TestJudge fresh, Runner runner, Limits limits, RunRequest request) {
    this.fresh = fresh;
    this.runner = runner;
    this.limits = limits;
    this.request = request;
  }

  /** Whether there can be workers for submissions to the problem. */
  static boolean isFor(Problem problem) {
    return !problem.kind().interactive()
        && !problem.kind().isMultiPass()
        && share(problem.limits().cpu()).compareTo(Duration.ZERO) > 0;
  }

  /**
   * One for a program, if it can be judged so.
   *
   * @param fresh judges it in fresh processes
   */
  static Optional<QuickJudge> of(TestJudge fresh, Runner runner, Problem problem, Program program)
      throws IOException {
    Optional<RunRequest> request =
        isFor(problem) ? program.worker(problem.limits()) : Optional.empty();
    return request.map(each -> new QuickJudge(fresh, runner, problem.limits(), each));
  }

  /** Judges the program on a test; a fault of the judge is a JE. */
  JudgedRun judge(TestCase test) throws InterruptedException {
    if (test.files() == null && !areTooManyLost()) {
      try {
        JudgedRun quick = quick(test);
        if (quick != null) {
          return quick;
        }
      } catch (IOException e) {
        losses.incrementAndGet(); // if there is something to tell of it, the other way will tell
      }
    }
    return fresh.judge(test);
  }

  private boolean areTooManyLost() {
    return losses.get() > FREE_LOSSES + work.get() / WORK_A_LOSS;
  }

  /** The run, if it is a plain AC, else null. */
  private JudgedRun quick(TestCase test) throws IOException, InterruptedException {
    Worker worker = free.poll();
    if (worker == null) {
      Optional<Worker> started = runner.startWorker(request);
      if (started.isEmpty()) {
        losses.incrementAndGet();
        return null;
      }
      worker = started.get();
    }
    try {
      Optional<RunResult> result = worker.work(test.arguments(), test.input(), limitsOf(test));
      work.incrementAndGet();
      if (result.isEmpty()) {
        return null;
      }
      try (RunResult done = result.get()) {
        JudgedRun run = fresh.judge(test, done);
        return run.verdict() == Verdict.AC ? run.asQuick() : null;
      }
    } finally {
      release(worker);
    }
  }

  private void release(Worker worker) throws IOException {
    if (worker.isReady() && !isClosed) {
      free.add(worker);
      if (isClosed) {
        close();
      }
    } else {
      losses.incrementAndGet();
      worker.close();
    }
  }

  private RunLimits limitsOf(TestCase test) {
    return new RunLimits(
        share(limits.cpu()),
        share(limits.wall()),
        (long) (TestJudge.NEAR * limits.memoryBytes()),
        limits.outputBytes(test.answer().toFile().length()));
  }

  /** What of a time limit a warm worker may use for a fresh one to be far from the limit. */
  private static Duration share(Duration limit) {
    return Duration.ofNanos((long) (TestJudge.NEAR * limit.toNanos())).minus(START).dividedBy(COLD);
  }

  /** Ends the workers. */
  @Override
  public void close() throws IOException {
    isClosed = true;
    for (Worker worker = free.poll(); worker != null; worker = free.poll()) {
      worker.close();
    }
  }
}
