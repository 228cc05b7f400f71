package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Runs programs on Linux, with exact figures and, given a sandbox, contained.
 *
 * <p>Theory of operation. The {@link Launcher} starts a chain of processes: what makes the sandbox
 * and watches in it, which is one process or two, then the program (see {@link Sandbox}). One
 * thread then watches the run in a loop around {@code poll}, which returns when there is output,
 * when the chain has ended, or when it is time for a sample. It reads standard output up to the
 * limit and the rest not at all; reads standard error and keeps the ends; takes samples of the tree
 * below the chain, more often of a program that is several processes. Going over a limit, by the
 * output or by a sample, ends the loop, and so does the end of the chain. The run begins when the
 * chain says that all is ready.
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
    Voice said = new Voice(transcript, Transcript.Side.SUBMISSION);
    Voice answered = new Voice(transcript, Transcript.Side.VALIDATOR);
    int validatorProcess = -1;
    try (InputPipe toSubmission = InputPipe.open(scratch.newPath("input"), unprivileged);
        TalkingOutput answers = new TalkingOutput(toSubmission.writing(), answered);
        InputPipe toValidator = InputPipe.open(scratch.newPath("input"), unprivileged);
        TalkingOutput says = new TalkingOutput(toValidator.writing(), said);
        LinuxRun first = start(launcher, submission.talking(), toSubmission.path(), says);
        LinuxRun second = start(otherLauncher, validator.talking(), toValidator.path(), answers)) {
      toSubmission.close();
      toValidator.close();
      validatorProcess = Posix.pidfdOpen(second.pid());
      int[] poll = {validatorProcess, Posix.POLLIN};
      said.talkTo(answered, () -> Posix.poll(poll, 1, 0) > 0);
      Talk talk = new Talk(new Side(first, says, second), new Side(second, answers, first), no);
      return talk.finish(said, transcript);
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
      pipes = openPipes(launcher);
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
    return start(launcher, request, openPipes(launcher), input, output);
  }

  private Pipes openPipes(Launcher launcher) throws IOException {
    return Pipes.open(launcher.pipes(), sandbox.hidesFiles(), unprivileged);
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
      launcher = new Launcher(sandbox, scratch.newPath("pipe"));
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

  private void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the judge is ending");
    }
  }

  /** One of two runs that talk, and what it says. */
  private final class Side implements Talk.Side {
    private final LinuxRun run;
    private final TalkingOutput says;
    private final LinuxRun other;

    Side(LinuxRun run, TalkingOutput says, LinuxRun other) {
      this.run = run;
      this.says = says;
      this.other = other;
    }

    @Override
    public RunResult finish() throws IOException, InterruptedException {
      return LinuxRunner.this.finish(run);
    }

    @Override
    public void passOnRest() throws IOException, InterruptedException {
      while (says.hasPending() && !other.hasEnded()) {
        Thread.sleep(FLUSH_MILLIS);
      }
      says.close();
    }

    @Override
    public void callOff() {
      run.callOff();
    }

    @Override
    public boolean wasStopped(RunResult result) {
      return run.wasStopped(result);
    }
  }
}
