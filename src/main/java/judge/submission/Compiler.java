package judge.submission;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import judge.problem.BadInputException;
import judge.run.Scratch;

/** Compiles submissions, each within a time limit of its own that is no part of any test's. */
public final class Compiler {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  /** The compiler recurses over the source: long chains of operators need a deep stack. */
  private static final long STACK_BYTES = 64L << 20;

  private final Scratch scratch;

  public Compiler(Scratch scratch) {
    this.scratch = scratch;
  }

  /**
   * Compiles a submission.
   *
   * @throws BadInputException if this machine lacks the compiler
   * @throws IOException if a file cannot be read or written
   */
  public Compilation compile(Submission submission)
      throws IOException, BadInputException, InterruptedException {
    Jdk.requireCompiler();
    JavaCompilation compilation =
        new JavaCompilation(scratch.newFolder("classes"), submission.release());
    FutureTask<Compilation> task = new FutureTask<>(() -> compilation.compile(submission));
    Thread thread = new Thread(null, task, "compiler", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return new Compilation.Failed("compiling took longer than " + LIMIT.toSeconds() + " s");
    } catch (ExecutionException e) {
      return failed(e.getCause());
    }
  }

  private static Compilation failed(Throwable cause) throws IOException {
    if (cause instanceof IOException io) {
      throw io;
    }
    // Sources can exhaust the compiler; that is theirs, not a fault of the judge.
    return new Compilation.Failed("the compiler gave up: " + cause);
  }
}
