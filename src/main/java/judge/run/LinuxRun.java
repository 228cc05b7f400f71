package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import judge.verdict.Ending;
import judge.verdict.Resource;

/** One run of the {@link LinuxRunner}. Closing it leaves nothing of it behind. */
final class LinuxRun implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 2000;

  private final Sandbox sandbox;
  private final RunRequest request;
  private final Path folder;
  private final Pipes pipes;
  private final int pid;
  private final Watch watch;
  private final OutputSink output;
  private volatile boolean isAwaited;
  private volatile boolean hasEnded;

  private LinuxRun(
      Sandbox sandbox,
      RunRequest request,
      Path folder,
      Pipes pipes,
      int pid,
      Watch watch,
      OutputSink output) {
    this.sandbox = sandbox;
    this.request = request;
    this.folder = folder;
    this.pipes = pipes;
    this.pid = pid;
    this.watch = watch;
    this.output = output;
  }

  /**
   * Starts a run.
   *
   * @param folder a path for files of the sandbox, at which nothing is yet
   * @param input the pipe that is its standard input, or null for the request's file
   * @param output where its output goes
   */
  static LinuxRun start(
      Launcher launcher,
      Sandbox sandbox,
      RunRequest request,
      Path folder,
      Pipes pipes,
      Path input,
      OutputSink output)
      throws IOException {
    int pid = 0;
    try {
      Sandbox.Launch launch = sandbox.launch(request, folder);
      pid =
          launcher.start(
              new Starter.Request(
                  launch.command(),
                  RunEnvironment.of(launch.folder()),
                  input == null ? launch.standardInput() : input,
                  pipes.paths()));
      pipes.started();
      Watch watch = new Watch(pid, sandbox, pipes, request.limits(), output);
      return new LinuxRun(sandbox, request, folder, pipes, pid, watch, output);
    } catch (IOException e) {
      if (pid > 0) {
        kill(pid);
        ResourceUsage.await(pid, new int[1]);
      }
      pipes.close();
      cleanUp(sandbox, request, folder, pid);
      throw e;
    }
  }

  /** Waits until it ends by itself, goes over a limit or is called off; what it did. */
  RunResult finish() throws IOException, InterruptedException {
    try {
      Resource stopped = watch.untilEnd();
      watch.untilReady();
      kill(pid);
      isAwaited = true;
      output.takeRest();
      return watch.result(stopped);
    } finally {
      hasEnded = true;
    }
  }

  /** Waits until the sandbox is set up; whether it is. */
  boolean awaitSetUp() {
    watch.untilReady();
    return watch.isReady();
  }

  /** Has it end soon, from another thread: how it ends is of no interest any more. */
  void callOff() {
    watch.callOff();
  }

  boolean hasEnded() {
    return hasEnded;
  }

  /** Whether it was called off before it ended by itself. */
  boolean wasStopped(RunResult result) {
    return watch.isCalledOff() && result.ending().equals(new Ending.Signalled(Posix.SIGKILL));
  }

  /** The number of the chain's first process. */
  int pid() {
    return pid;
  }

  /** Kills it, from another thread, unless it has been waited for. */
  void kill() {
    watch.callOff();
    for (int i = 0; i < PATIENCE_MILLIS && !isAwaited && !watch.isReady(); i++) {
      LockSupport.parkNanos(1_000_000);
    }
    if (!isAwaited) {
      kill(pid);
    }
  }

  private static void kill(int pid) {
    Posix.kill(-pid, Posix.SIGKILL);
    Posix.kill(pid, Posix.SIGKILL);
  }

  private static void cleanUp(Sandbox sandbox, RunRequest request, Path folder, int pid)
      throws IOException {
    Orphans.release(pid);
    sandbox.cleanUp(request, folder, pid);
    if (Files.exists(folder)) {
      Scratch.remove(folder);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      if (!isAwaited) {
        watch.untilReady();
        kill(pid);
        isAwaited = true;
        watch.awaitChain(new int[1]);
      }
    } finally {
      watch.close();
      pipes.close();
      cleanUp(sandbox, request, folder, pid);
    }
  }
}
