package judge.run;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import judge.verdict.Ending;
import judge.verdict.Resource;

/** One run of the {@link PortableRunner}. Closing it leaves nothing of it behind. */
final class PortableRun implements AutoCloseable {
  /** A look at the processes costs about 2 ms, as the Java library reads all of the system's. */
  private static final long PAUSE_MILLIS = 10;

  private final RunLimits limits;
  private final Path folder;
  private final Process process;
  private final Set<PortableRun> live;
  private final long started = System.nanoTime();
  private final ProcessTree tree;
  private final ErrorStream error;
  private Duration wall;
  private Resource passed;
  private volatile boolean isCalledOff;
  private boolean wasStopped;

  private PortableRun(RunLimits limits, Path folder, Process process, Set<PortableRun> live) {
    this.limits = limits;
    this.folder = folder;
    this.process = process;
    this.live = live;
    this.tree = new ProcessTree(process.toHandle(), folder);
    this.error = ErrorStream.drain(process.getErrorStream());
  }

  /**
   * Starts a run.
   *
   * @param folder its working folder, which is empty
   * @param live the runs of the runner, of which it is one until it is closed
   */
  static PortableRun start(
      RunRequest request, Path folder, Redirect input, Redirect output, Set<PortableRun> live)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(request.command(mount -> mount.path().toAbsolutePath().toString()))
            .directory(folder.toFile())
            .redirectInput(input)
            .redirectOutput(output);
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.putAll(RunEnvironment.COMMON);
    environment.putAll(RunEnvironment.of(folder));
    try {
      PortableRun run = new PortableRun(request.limits(), folder, builder.start(), live);
      live.add(run);
      return run;
    } catch (IOException e) {
      Scratch.remove(folder);
      throw e;
    }
  }

  Process process() {
    return process;
  }

  /**
   * Watches until it ends, goes over a limit or is called off.
   *
   * @param printed how much it has printed so far
   */
  void untilEnd(LongSupplier printed) throws InterruptedException {
    boolean hasEnded = false;
    while (!hasEnded && passed == null && !wasStopped) {
      tree.sample();
      wall = Duration.ofNanos(System.nanoTime() - started);
      passed = passed(printed.getAsLong());
      hasEnded = process.waitFor(passed == null ? PAUSE_MILLIS : 0, TimeUnit.MILLISECONDS);
      wasStopped = !hasEnded && isCalledOff;
    }
    wall = Duration.ofNanos(System.nanoTime() - started);
  }

  /** Kills it, with what it has started. */
  void kill() {
    tree.kill();
  }

  /** Has it end soon, from another thread: how it ends is of no interest any more. */
  void callOff() {
    isCalledOff = true;
  }

  /** Whether it was called off before it ended by itself. */
  boolean wasStopped() {
    return wasStopped;
  }

  /**
   * What it did; it must have ended or been killed.
   *
   * @param printed how much it has printed
   */
  RunResult result(long printed, Output output) throws InterruptedException {
    int status = process.waitFor();
    Resource over = passed != null ? passed : passed(printed);
    return new RunResult(
        over != null ? new Ending.LimitExceeded(over) : new Ending.Exited(status),
        tree.cpu(),
        wall,
        tree.memoryBytes(),
        output,
        error.text());
  }

  private Resource passed(long printed) {
    if (printed > limits.outputBytes()) {
      return Resource.OUTPUT;
    }
    if (tree.cpu().compareTo(limits.cpu()) > 0) {
      return Resource.CPU_TIME;
    }
    if (tree.memoryBytes() > limits.memoryBytes()) {
      return Resource.MEMORY;
    }
    return wall.compareTo(limits.wall()) > 0 ? Resource.WALL_TIME : null;
  }

  @Override
  public void close() {
    tree.kill();
    live.remove(this);
    Scratch.remove(folder);
  }
}
