package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import judge.verdict.Resource;

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
  private final Scratch scratch;
  private final Sandbox sandbox;
  private final Spawner spawner = new Spawner();
  private final Set<Integer> live = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  LinuxRunner(Scratch scratch, Sandbox sandbox) {
    this.scratch = scratch;
    this.sandbox = sandbox;
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    Path folder = scratch.newPath("run");
    int pid = 0;
    try (Pipes pipes = Pipes.open()) {
      Sandbox.Launch launch = sandbox.launch(request, folder);
      pid = spawner.spawn(launch, RunEnvironment.variables(launch.folder()), pipes.writing());
      live.add(pid);
      pipes.closeWriting();
      return watch(pid, pipes, request.limits());
    } finally {
      sandbox.cleanUp(request, folder, pid);
      if (Files.exists(folder)) {
        Scratch.remove(folder);
      }
    }
  }

  private RunResult watch(int pid, Pipes pipes, RunLimits limits)
      throws IOException, InterruptedException {
    boolean awaited = false;
    try {
      requireOpen();
      Watch watch = new Watch(pid, sandbox, pipes, limits, scratch.newPath("output"));
      Resource stopped = watch.untilEnd();
      kill(pid);
      live.remove(pid);
      awaited = true;
      RunResult result = watch.result(stopped);
      requireOpen(); // what the judge killed as it ended says nothing about the program
      return result;
    } catch (IOException e) {
      requireOpen();
      throw e;
    } finally {
      if (!awaited) {
        kill(pid);
        live.remove(pid);
        ResourceUsage.await(pid, new int[1]);
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    live.forEach(LinuxRunner::kill);
  }

  private static void kill(int pid) {
    Posix.kill(-pid, Posix.SIGKILL);
    Posix.kill(pid, Posix.SIGKILL);
  }

  private void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the judge is ending");
    }
  }
}
