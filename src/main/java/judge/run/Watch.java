package judge.run;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import judge.verdict.Ending;
import judge.verdict.Resource;

/** Watches one run of the {@link LinuxRunner} until it ends or goes over a limit. */
final class Watch implements AutoCloseable {
  private static final int BUFFER = 16 * 1024;

  /** So many buffers of one stream, then the others have their turn. */
  private static final int TURN = 64;

  private static final long SETUP_NANOS = 10_000_000_000L;
  private static final int POLL_MILLIS = 100;

  /** Between two samples passes a third of the time so far, but not less or more than this. */
  private static final long LEAST_PAUSE_NANOS = 10_000_000;

  private static final long MOST_PAUSE_NANOS = 20_000_000;
  private static final int PAUSE_SHARE = 3;
  private static final long CLOSE_PAUSE_NANOS = 1_000_000;

  /** Looking takes at most one part in so many of the time. */
  private static final int LOOK_SHARE = 8;

  /** What is polled beside the {@link Pipes}, after them. */
  private static final int CHAIN = 3;

  private static final int SINK = 4;

  /** The chain's exit status for a program that a signal ended is the signal's number and this. */
  private static final int SIGNALS = 128;

  /** Where in a wait status the signal is. */
  private static final int SIGNAL = 0x7F;

  /** How many times its wall limit a run may last on a machine that is too busy for it. */
  private static final int PATIENCE = 4;

  private final int pid;
  private final int pidDescriptor;
  private final Pipes pipes;
  private final RunLimits limits;
  private final LinuxTree tree;
  private final OutputSink output;
  private final HeadAndTail error = new HeadAndTail();
  private final ByteArrayOutputStream status = new ByteArrayOutputStream();
  private final byte[] buffer = new byte[BUFFER];
  private final long spawned = System.nanoTime();
  private long outputBytes;
  private volatile boolean ready;
  private long started = spawned;
  private volatile long ended;
  private long nextSample;
  private volatile boolean isCalledOff;

  /**
   * @param pid the chain's first process
   * @param output where its output goes
   */
  Watch(int pid, Sandbox sandbox, Pipes pipes, RunLimits limits, OutputSink output)
      throws IOException {
    this.pid = pid;
    this.pipes = pipes;
    this.limits = limits;
    this.tree = new LinuxTree(pid, sandbox.depth());
    this.output = output;
    this.pidDescriptor = Posix.pidfdOpen(pid);
    if (pidDescriptor < 0) {
      throw new PosixException("pidfd_open");
    }
    this.nextSample = spawned + SETUP_NANOS;
  }

  /** Watches until the chain ends, and returns null, or until the program is over a limit. */
  Resource untilEnd() throws IOException, InterruptedException {
    while (true) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      boolean isOver = await();
      ended = System.nanoTime();
      if (isOver || isCalledOff) {
        return null;
      }
      if (outputBytes > limits.outputBytes()) {
        return Resource.OUTPUT;
      }
      if (ended >= nextSample) {
        requireReady();
        readStatus();
        sample();
        Resource passed = passed(tree.programNanos(), tree.memoryBytes());
        if (passed != null) {
          return passed;
        }
      }
    }
  }

  /** Waits until a sandbox that is still being set up is ready, or has failed. */
  void untilReady() {
    int[] poll = {pipes.reading(Pipes.STATUS), Posix.POLLIN};
    while (!ready
        && pipes.reading(Pipes.STATUS) >= 0
        && System.nanoTime() - spawned < SETUP_NANOS) {
      Posix.poll(poll, 1, POLL_MILLIS);
      readStatus();
    }
  }

  /** Whether the program was next, or on its way, at some time. */
  boolean isReady() {
    return ready;
  }

  /**
   * Ends {@link #untilEnd} soon, from another thread: how the run ends is of no interest any more.
   */
  void callOff() {
    isCalledOff = true;
  }

  /** Whether it was called off, be it that it had ended by then. */
  boolean isCalledOff() {
    return isCalledOff;
  }

  /**
   * Waits for the chain, which must have ended or been killed, and tells what the run did.
   *
   * @param stopped what it was stopped for, or null
   */
  RunResult result(Resource stopped) throws IOException {
    int[] waitStatus = new int[1];
    ResourceUsage usage = awaitChain(waitStatus);
    readOutput(Integer.MAX_VALUE);
    readError();
    readStatus();
    output.end();
    long cpuNanos = Math.max(tree.programNanos(), usage.cpuNanos() - tree.chainNanos());
    long memoryBytes = Math.max(usage.peakBytes(), tree.memoryBytes());
    Resource passed = stopped != null ? stopped : passed(cpuNanos, memoryBytes);
    return new RunResult(
        ending(passed, waitStatus[0]),
        Duration.ofNanos(cpuNanos),
        Duration.ofNanos(ended - started),
        memoryBytes,
        output.toOutput(),
        error.text());
  }

  /**
   * Waits for the chain, which must have ended or been killed, and for all that is in its sandbox.
   */
  ResourceUsage awaitChain(int[] waitStatus) throws IOException {
    tree.sampleEndedRoot();
    ResourceUsage usage = ResourceUsage.await(pid, waitStatus);
    if ((waitStatus[0] & SIGNAL) != 0) {
      tree.awaitRestOfChain();
    }
    OtherLoad.addOwn(Math.max(0, tree.programNanos() + tree.chainNanos() - usage.cpuNanos()));
    return usage;
  }

  @Override
  public void close() {
    Posix.close(pidDescriptor);
  }

  /**
   * Waits until there is something to read or a sample is due, and reads; whether the chain has
   * ended.
   */
  private boolean await() throws IOException {
    boolean isBlocked = output.isBlocked();
    int[] descriptors = {
      isBlocked ? -1 : pipes.reading(Pipes.OUTPUT),
      Posix.POLLIN,
      pipes.reading(Pipes.ERROR),
      Posix.POLLIN,
      ready ? -1 : pipes.reading(Pipes.STATUS), // later it is read at samples
      Posix.POLLIN,
      pidDescriptor,
      Posix.POLLIN,
      isBlocked ? output.descriptor() : -1,
      Posix.POLLOUT
    };
    long pauseNanos = nextSample - System.nanoTime();
    int millis = (int) Math.max(0, (pauseNanos + 999_999) / 1_000_000);
    Posix.poll(descriptors, descriptors.length / 2, millis);
    if (hasNews(descriptors, Pipes.OUTPUT) || hasNews(descriptors, SINK)) {
      readOutput(TURN);
    }
    if (hasNews(descriptors, Pipes.ERROR)) {
      readError();
    }
    if (hasNews(descriptors, Pipes.STATUS)) {
      readStatus();
    }
    return hasNews(descriptors, CHAIN);
  }

  /** Whether poll has something to tell of an entry. */
  private static boolean hasNews(int[] descriptors, int entry) {
    return descriptors[2 * entry + 1] >> Short.SIZE != 0;
  }

  private void readOutput(int turns) throws IOException {
    for (int i = 0; i < turns && outputBytes <= limits.outputBytes(); i++) {
      if (output.isBlocked()) {
        return;
      }
      int n = pipes.read(Pipes.OUTPUT, buffer);
      if (n == 0) {
        if (pipes.reading(Pipes.OUTPUT) < 0) {
          output.end();
        }
        return;
      }
      boolean isTaken =
          output.accept(buffer, (int) Math.min(n, limits.outputBytes() - outputBytes));
      if (!isTaken) {
        pipes.closeReading(Pipes.OUTPUT);
      }
      outputBytes += n;
    }
  }

  private void readError() {
    for (int i = 0; i < TURN; i++) {
      int n = pipes.read(Pipes.ERROR, buffer);
      if (n == 0) {
        return;
      }
      error.add(buffer, n);
    }
  }

  private void readStatus() {
    int n = pipes.read(Pipes.STATUS, buffer);
    if (n > 0 && status.size() < BUFFER) {
      status.write(buffer, 0, n);
    }
    if (!ready && status.size() >= RunScript.READY.length()) {
      ready = true;
      started = System.nanoTime();
      tree.sampleChain();
      nextSample = started + LEAST_PAUSE_NANOS;
    }
  }

  /**
   * Takes a sample and sets the time of the next. What a single process used the kernel tells in
   * the end; samples of it are for the limits. What several used, it may not: they are watched
   * closely.
   */
  private void sample() {
    long now = System.nanoTime();
    tree.sample();
    long look = System.nanoTime() - now;
    long pause = tree.hasDescendants() ? CLOSE_PAUSE_NANOS : pause(now - started);
    nextSample = now + Math.max(pause, LOOK_SHARE * look);
  }

  private static long pause(long passed) {
    return Math.max(LEAST_PAUSE_NANOS, Math.min(passed / PAUSE_SHARE, MOST_PAUSE_NANOS));
  }

  private Resource passed(long cpuNanos, long memoryBytes) {
    if (outputBytes > limits.outputBytes()) {
      return Resource.OUTPUT;
    }
    if (cpuNanos > limits.cpu().toNanos()) {
      return Resource.CPU_TIME;
    }
    if (memoryBytes > limits.memoryBytes()) {
      return Resource.MEMORY;
    }
    return ready && isOverWallLimit() ? Resource.WALL_TIME : null;
  }

  /**
   * Whether the run has lasted too long. The time that it was ready to go on but got no processor
   * is not its fault, and does not count, up to a point: a busy machine must not make it too slow.
   */
  private boolean isOverWallLimit() {
    long limit = limits.wall().toNanos();
    long wall = ended - started;
    return wall > limit && (wall > PATIENCE * limit || wall - tree.waitedNanos() > limit);
  }

  private void requireReady() throws IOException {
    if (!ready) {
      throw new IOException("the sandbox could not be set up in time: " + error.text().strip());
    }
  }

  private Ending ending(Resource passed, int waitStatus) throws IOException {
    if (passed != null) {
      return new Ending.LimitExceeded(passed);
    }
    int signal = waitStatus & SIGNAL;
    if (signal != 0 && isCalledOff) {
      return new Ending.Signalled(Posix.SIGKILL);
    }
    if (!ready) {
      throw new IOException(
          "the sandbox could not be set up: "
              + (signal != 0 ? "killed by signal " + signal : error.text().strip()));
    }
    if (signal != 0) {
      return new Ending.Signalled(signal); // the program killed its process group, or its parent
    }
    int code = waitStatus >> 8 & 0xFF;
    String said =
        status.toString(StandardCharsets.UTF_8).substring(RunScript.READY.length()).strip();
    return said.isEmpty() || code <= SIGNALS
        ? new Ending.Exited(code)
        : new Ending.Signalled(code - SIGNALS);
  }
}
