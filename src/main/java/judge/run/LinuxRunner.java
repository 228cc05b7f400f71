package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import judge.verdict.Ending;

/**
 * Runs programs on Linux, with exact figures and, given a sandbox, contained.
 *
 * <p>Theory of operation. The {@link Launcher} starts a chain of processes: the sandbox, a shell,
 * the program (see {@link Sandbox}, {@link RunScript}). One thread then watches the run in a loop
 * around {@code poll}, which returns when there is output, when the chain has ended, or when it is
 * time for a sample. It reads standard output up to the limit and the rest not at all; reads
 * standard error and keeps the ends; takes samples of the tree below the chain, more often of a
 * program that is several processes. Going over a limit, by the output or by a sample, ends the
 * loop, and so does the end of the chain. The run begins when the shell says that all is ready.
 *
 * <p>Whatever happened, the chain's first process is then killed, and the session that it may lead.
 * With it the sandbox's process 1 dies, and the kernel kills all that is left in its name space;
 * only then is the chain waited for. A sandbox that is still being set up does not yet die with its
 * first process, so one that is to end early is killed when it is ready.
 *
 * <p>CPU time is what {@code wait4} tells of the chain and of all in it that was waited for, less
 * what the samples say the chain itself took; or the sum of the samples, if that is more, as it is
 * with descendants that nobody waited for. Memory is the peak of the largest process, which {@code
 * wait4} tells too, or what several processes had together in a sample, if that is more.
 */
final class LinuxRunner implements Runner {
  private static final int FLUSH_MILLIS = 5;

  private final Scratch scratch;
  private final Sandbox sandbox;
  private final Unprivileged unprivileged;
  private final Queue<Launcher> free = new ConcurrentLinkedQueue<>();
  private final Set<Launcher> launchers = ConcurrentHashMap.newKeySet();
  private final Set<LinuxRun> live = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  /**
   * @param unprivileged the user that programs run as
   */
  LinuxRunner(Scratch scratch, Sandbox sandbox, Unprivileged unprivileged) {
    this.scratch = scratch;
    this.sandbox = sandbox;
    this.unprivileged = unprivileged;
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    Launcher launcher = takeLauncher();
    try (LinuxRun run = start(launcher, request, null, new KeptOutput(scratch.newPath("output")))) {
      return finish(run);
    } finally {
      free.add(launcher);
    }
  }

  @Override
  public Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException, InterruptedException {
    Launcher launcher = takeLauncher();
    Launcher otherLauncher = takeLauncher();
    Transcript transcript = new Transcript();
    int validatorProcess = -1;
    try (InputPipe toSubmission = InputPipe.open(scratch.newPath("input"), unprivileged);
        TalkingOutput answered =
            new TalkingOutput(toSubmission.writing(), transcript, Transcript.Side.VALIDATOR);
        InputPipe toValidator = InputPipe.open(scratch.newPath("input"), unprivileged);
        TalkingOutput said =
            new TalkingOutput(toValidator.writing(), transcript, Transcript.Side.SUBMISSION);
        LinuxRun first = start(launcher, submission.talking(), toSubmission.path(), said);
        LinuxRun second = start(otherLauncher, validator.talking(), toValidator.path(), answered)) {
      toSubmission.close();
      toValidator.close();
      validatorProcess = Posix.pidfdOpen(second.pid());
      said.watchOther(validatorProcess, answered);
      FutureTask<RunResult> other =
          new FutureTask<>(() -> finish(second, answered, first, new Ending.Exited(no)::equals));
      Thread thread = new Thread(other, "conversation");
      thread.start();
      RunResult result;
      try {
        result = finish(first, said, second, Ending.LimitExceeded.class::isInstance);
      } finally {
        if (Thread.currentThread().isInterrupted() || closed) {
          second.callOff();
        }
        awaitEnd(thread); // or it would go on to use what is closed here
      }
      return new Conversation(
          result,
          get(other),
          !said.otherWasOver() && !first.wasStopped(result),
          transcript.toString());
    } finally {
      Posix.close(validatorProcess);
      free.add(launcher);
      free.add(otherLauncher);
    }
  }

  @Override
  public Optional<Worker> startWorker(RunRequest request) throws IOException, InterruptedException {
    Launcher launcher = takeLauncher();
    InputPipe input = InputPipe.open(scratch.newPath("input"), unprivileged);
    LinuxRun started = null;
    Pipes pipes;
    try (input) {
      pipes = Pipes.open(scratch.newPath("pipe"), unprivileged);
      KeptOutput none = new KeptOutput(scratch.newPath("output")); // the worker reads the pipes
      started = start(launcher, request.talking(), pipes, input.path(), none);
    } finally {
      if (started == null) {
        Posix.close(input.writing());
        free.add(launcher);
      }
    }
    LinuxRun run = started;
    LinuxWorker worker =
        new LinuxWorker(run, pipes, input.writing(), sandbox, scratch, () -> ended(run, launcher));
    boolean isReady = false;
    try {
      isReady = worker.awaitReady();
      requireOpen();
      return isReady ? Optional.of(worker) : Optional.empty();
    } finally {
      if (!isReady || closed) {
        worker.close();
      }
    }
  }

  private void ended(LinuxRun run, Launcher launcher) {
    live.remove(run);
    free.add(launcher);
  }

  @Override
  public void close() {
    closed = true;
    launchers.forEach(Launcher::close);
    live.forEach(LinuxRun::kill);
  }

  private LinuxRun start(Launcher launcher, RunRequest request, Path input, OutputSink output)
      throws IOException, InterruptedException {
    return start(
        launcher, request, Pipes.open(scratch.newPath("pipe"), unprivileged), input, output);
  }

  private LinuxRun start(
      Launcher launcher, RunRequest request, Pipes pipes, Path input, OutputSink output)
      throws IOException, InterruptedException {
    Path folder = scratch.newPath("run");
    try {
      requireOpen();
      LinuxRun run = LinuxRun.start(launcher, sandbox, request, folder, pipes, input, output);
      live.add(run);
      return run;
    } catch (IOException e) {
      requireOpen();
      throw e;
    }
  }

  /** One for the time of a run. */
  private Launcher takeLauncher() {
    Launcher launcher = free.poll();
    if (launcher == null) {
      launcher = new Launcher(sandbox.launcherPrefix(), sandbox.launcherHasNetwork());
      launchers.add(launcher);
    }
    return launcher;
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

  /**
   * Finishes one side of a conversation.
   *
   * @param said what it says
   * @param other the other side, to which the rest of that is passed on
   * @param endsAll what ending of this side ends the other as well
   */
  private RunResult finish(
      LinuxRun run, TalkingOutput said, LinuxRun other, Predicate<Ending> endsAll)
      throws IOException, InterruptedException {
    try {
      RunResult result = finish(run);
      if (endsAll.test(result.ending())) {
        other.callOff();
      }
      passOn(said, other);
      return result;
    } catch (IOException | InterruptedException e) {
      other.callOff();
      throw e;
    }
  }

  private static void awaitEnd(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true; // the judge is ending, and kills what the thread waits for
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
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
