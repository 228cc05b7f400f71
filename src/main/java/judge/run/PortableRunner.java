package judge.run;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import judge.verdict.Ending;
import judge.verdict.Resource;

/**
 * Runs programs with nothing but the Java library, on any system. Limits are enforced by looking at
 * the processes every few milliseconds, CPU time is as coarse as the system's ticks, and nothing is
 * contained: a program has the rights of whoever started the judge.
 *
 * <p>Output goes to a file, not through a pipe: a descendant that outlives the program can hold a
 * pipe open for ever, and the Java library, which drains the pipes of a process that ended, would
 * race with a reader of ours. The file's length when the program ends is where its output ends.
 */
public final class PortableRunner implements Runner {
  /** A look at the processes costs about 2 ms, as the Java library reads all of the system's. */
  private static final long PAUSE_MILLIS = 10;

  private final Scratch scratch;
  private final Set<ProcessTree> live = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  public PortableRunner(Scratch scratch) {
    this.scratch = scratch;
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    Path folder = scratch.newFolder("run");
    Path output = scratch.newPath("output");
    Process process;
    try {
      process = start(request, folder, output);
    } catch (IOException e) {
      Scratch.remove(folder);
      Files.deleteIfExists(output);
      throw e;
    }
    long started = System.nanoTime();
    ProcessTree tree = new ProcessTree(process.toHandle(), folder);
    live.add(tree);
    try {
      requireOpen();
      ErrorStream error = ErrorStream.drain(process.getErrorStream());
      Ending stopped = supervise(process, tree, output, request.limits(), started);
      Duration wall = Duration.ofNanos(System.nanoTime() - started);
      long size = Files.size(output);
      tree.kill();
      process.waitFor();
      requireOpen(); // what the judge killed as it ended says nothing about the program
      Ending ending =
          stopped != null
              ? stopped
              : ending(process.exitValue(), tree, wall, size, request.limits());
      return new RunResult(
          ending,
          tree.cpu(),
          wall,
          tree.memoryBytes(),
          Output.of(output, Math.min(size, request.limits().outputBytes())),
          error.text());
    } finally {
      tree.kill();
      live.remove(tree);
      Scratch.remove(folder);
    }
  }

  @Override
  public Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException {
    throw new IOException("interactive problems can be judged on Linux only");
  }

  @Override
  public Optional<Worker> startWorker(RunRequest request) {
    return Optional.empty();
  }

  @Override
  public void close() {
    closed = true;
    live.forEach(ProcessTree::kill);
  }

  private void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the judge is ending");
    }
  }

  private Process start(RunRequest request, Path folder, Path output) throws IOException {
    File input =
        request.input() != null
            ? request.input().toFile()
            : Files.createFile(scratch.newPath("input")).toFile();
    ProcessBuilder builder =
        new ProcessBuilder(request.command(mount -> mount.path().toString()))
            .directory(folder.toFile())
            .redirectInput(input)
            .redirectOutput(output.toFile());
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.putAll(RunEnvironment.COMMON);
    environment.putAll(RunEnvironment.of(folder));
    return builder.start();
  }

  /** Watches until the process ends, and returns null, or a limit is passed. */
  private static Ending supervise(
      Process process, ProcessTree tree, Path output, RunLimits limits, long started)
      throws IOException, InterruptedException {
    while (true) {
      tree.sample();
      Duration wall = Duration.ofNanos(System.nanoTime() - started);
      Resource passed = passed(tree, wall, Files.size(output), limits);
      if (passed != null) {
        return new Ending.LimitExceeded(passed);
      }
      if (process.waitFor(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
        return null;
      }
    }
  }

  private static Ending ending(
      int status, ProcessTree tree, Duration wall, long size, RunLimits limits) {
    Resource passed = passed(tree, wall, size, limits);
    return passed != null ? new Ending.LimitExceeded(passed) : new Ending.Exited(status);
  }

  private static Resource passed(
      ProcessTree tree, Duration wall, long outputBytes, RunLimits limits) {
    if (outputBytes > limits.outputBytes()) {
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
}
