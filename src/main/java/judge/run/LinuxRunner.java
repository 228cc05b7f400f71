package judge.run;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import judge.verdict.Ending;

/**
 * Runs programs on Linux, with exact figures and, given a sandbox, contained.
 *
 * <p>Theory of operation. The spawner starts a chain of processes as a session of its own: the
 * sandbox, a shell, the program (see {@link Sandbox}, {@link RunScript}). One thread then watches
 * the run in a loop around {@code poll}, which returns when there is output, when the chain has
 * ended, or when it is time for a sample. It reads standard output up to the limit and the rest not
 * at all; reads standard error and keeps the ends; takes samples of the tree below the chain, often
 * at first and ever less so. Going over a limit, by the output or by a sample, ends the loop, and
 * so does the end of the chain. The run begins when the shell says that all is ready.
 *
 * <p>Whatever happened, the session and the chain's first process are then killed. With that the
 * sandbox's process 1 dies, and the kernel kills all that is left in its name space; only then is
 * the chain waited for. Killing both matters: a sandbox that is still being set up does not yet die
 * with its parent, and a program may have left the session.
 *
 * <p>CPU time is what {@code wait4} tells of the chain and of all in it that was waited for, less
 * what the samples say the chain itself took; or the sum of the samples, if that is more, as it is
 * with descendants that nobody waited for. Memory is sampled only: the kernel's own figure for a
 * child begins with the memory of the judge, whose copy the child was.
 */
final class LinuxRunner implements Runner {
  private static final int FLUSH_MILLIS = 5;

  private final Scratch scratch;
  private final Sandbox sandbox;
  private final Spawner spawner = new Spawner();
  private final Set<LinuxRun> live = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  LinuxRunner(Scratch scratch, Sandbox sandbox) {
    this.scratch = scratch;
    this.sandbox = sandbox;
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    try (LinuxRun run = start(request, -1, new KeptOutput(scratch.newPath("output")))) {
      return finish(run);
    }
  }

  @Override
  public Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException, InterruptedException {
    Transcript transcript = new Transcript();
    int validatorProcess = -1;
    int[] toSubmission = Posix.pipe(1);
    int[] toValidator = Posix.pipe(1);
    TalkingOutput said = new TalkingOutput(toValidator[1], transcript, Transcript.Side.SUBMISSION);
    TalkingOutput answered =
        new TalkingOutput(toSubmission[1], transcript, Transcript.Side.VALIDATOR);
    try (LinuxRun first = start(submission.talking(), toSubmission[0], said);
        LinuxRun second = start(validator.talking(), toValidator[0], answered)) {
      Posix.close(toSubmission[0]);
      Posix.close(toValidator[0]);
      validatorProcess = Posix.pidfdOpen(second.pid());
      said.watchOther(validatorProcess, answered);
      FutureTask<RunResult> other =
          new FutureTask<>(
              () -> {
                RunResult result = finish(second);
                if (result.ending().equals(new Ending.Exited(no))) {
                  first.callOff();
                }
                passOn(answered, first);
                return result;
              });
      new Thread(other, "conversation").start();
      RunResult result;
      try {
        result = finish(first);
        if (result.ending() instanceof Ending.LimitExceeded) {
          second.callOff();
        }
        passOn(said, second);
      } finally {
        if (Thread.currentThread().isInterrupted() || closed) {
          second.callOff();
        }
      }
      return new Conversation(
          result,
          get(other),
          !said.otherWasOver() && !first.wasStopped(result),
          transcript.toString());
    } finally {
      said.close();
      answered.close();
      Posix.close(validatorProcess);
    }
  }

  @Override
  public void close() {
    closed = true;
    live.forEach(LinuxRun::kill);
  }

  private LinuxRun start(RunRequest request, int input, OutputSink output) throws IOException {
    LinuxRun run = LinuxRun.start(spawner, sandbox, request, scratch.newPath("run"), input, output);
    live.add(run);
    return run;
  }

  private RunResult finish(LinuxRun run) throws IOException, InterruptedException {
    try {
      requireOpen();
      RunResult result = run.finish();
      requireOpen(); // what the judge killed as it ended says nothing about the program
      return result;
    } catch (IOException e) {
      requireOpen();
      throw e;
    } finally {
      live.remove(run);
    }
  }

  /** Passes the rest of what one that has ended said on to the other, while that lasts. */
  private static void passOn(TalkingOutput rest, LinuxRun to)
      throws IOException, InterruptedException {
    while (rest.isBlocked() && !to.hasEnded()) {
      Thread.sleep(FLUSH_MILLIS);
    }
    rest.close();
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

  private void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the judge is ending");
    }
  }
}
