package judge.run;

import com.sun.jna.Native;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import judge.verdict.Ending;

/**
 * A worker on Linux. It is asked and heard in one loop around {@code poll}, in the thread that
 * wants the work done: the input goes out and the output comes in as the pipes take and give them.
 * CPU time and memory are those of the process, seen from outside; between two pieces of work it
 * has nothing to do, so what was used since the last look is the work's.
 */
final class LinuxWorker implements Worker {
  private static final int BUFFER = 64 * 1024;
  private static final int PAUSE_MILLIS = 5;

  /** What it may take to get ready. */
  private static final RunLimits TO_START =
      new RunLimits(Duration.ofSeconds(10), Duration.ofSeconds(10), Long.MAX_VALUE, 0);

  private final LinuxRun run;
  private final Pipes pipes;
  private final int input;
  private final Scratch scratch;
  private final LinuxTree tree;
  private final Runnable onEnd;
  private final byte[] buffer = new byte[BUFFER];
  private byte[] pending = new byte[0];
  private long usedNanos;
  private long memoryWhenReady;
  private boolean isReady;

  /**
   * @param pipes what it says
   * @param input the writing end of its standard input, which does not block
   * @param onEnd what to do when it is gone
   */
  LinuxWorker(
      LinuxRun run, Pipes pipes, int input, Sandbox sandbox, Scratch scratch, Runnable onEnd) {
    this.run = run;
    this.pipes = pipes;
    this.input = input;
    this.scratch = scratch;
    this.onEnd = onEnd;
    this.tree = new LinuxTree(run.pid(), sandbox.depth());
  }

  /** Waits until it is ready, unless that takes too long; whether it is. */
  boolean awaitReady() throws IOException, InterruptedException {
    Answer greeting = new Answer(0, new KeptOutput(scratch.newPath("output")));
    isReady =
        run.awaitSetUp()
            && isAnswered(greeting, InputStream.nullInputStream(), TO_START)
            && greeting.status() == DONE;
    memoryWhenReady = tree.memoryBytes();
    return isReady;
  }

  @Override
  public boolean isReady() {
    return isReady;
  }

  @Override
  public Optional<RunResult> work(List<String> arguments, Path file, RunLimits limits)
      throws IOException, InterruptedException {
    isReady = false;
    long started = System.nanoTime();
    long usedBefore = usedNanos;
    KeptOutput output = new KeptOutput(scratch.newPath("output"));
    long number = ThreadLocalRandom.current().nextLong(); // it cannot be had by counting
    Answer answer = new Answer(number, output);
    boolean isDone = false;
    try (InputStream request =
        new SequenceInputStream(
            new ByteArrayInputStream(head(number, arguments, Files.size(file))),
            Files.newInputStream(file))) {
      if (isAnswered(answer, request, limits)) {
        isReady = answer.status() == DONE || answer.status() == FAILED;
        isDone = answer.status() == DONE || answer.status() == DONE_FOR_GOOD;
      }
    } finally {
      output.end();
      if (!isDone) {
        output.toOutput().close();
      }
    }
    return isDone
        ? Optional.of(
            new RunResult(
                new Ending.Exited(0),
                Duration.ofNanos(usedNanos - usedBefore),
                Duration.ofNanos(System.nanoTime() - started),
                tree.memoryBytes(),
                output.toOutput(),
                ""))
        : Optional.empty();
  }

  private static byte[] head(long number, List<String> arguments, long size) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeLong(number);
    data.writeInt(arguments.size());
    for (String argument : arguments) {
      data.writeUTF(argument);
    }
    data.writeLong(size);
    return bytes.toByteArray();
  }

  /** Asks, and waits for the whole answer; whether it came, within the limits. */
  private boolean isAnswered(Answer answer, InputStream request, RunLimits limits)
      throws IOException, InterruptedException {
    long started = System.nanoTime();
    long usedBefore = usedNanos;
    long nextSample = started + PAUSE_MILLIS * 1_000_000L;
    boolean hasAsked = false;
    while (true) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      if (!hasAsked) {
        hasAsked = isSent(request);
      }
      await(hasAsked);
      hear(answer);
      boolean isOver = answer.isComplete() || answer.isSpoilt() || pipes.reading(Pipes.OUTPUT) < 0;
      if (isOver || System.nanoTime() >= nextSample) {
        tree.sample();
        usedNanos = tree.programNanos();
        nextSample = System.nanoTime() + PAUSE_MILLIS * 1_000_000L;
        boolean isWithin =
            usedNanos - usedBefore <= limits.cpu().toNanos()
                && System.nanoTime() - started <= limits.wall().toNanos()
                && tree.memoryBytes() - memoryWhenReady <= limits.memoryBytes()
                && answer.outputBytes() <= limits.outputBytes()
                && !tree.hasDescendants();
        if (isOver || !isWithin) {
          return isWithin
              && answer.isComplete()
              && !answer.isSpoilt()
              && (hasAsked || isSent(request));
        }
      }
      if (answer.outputBytes() > limits.outputBytes()) {
        return false;
      }
    }
  }

  /** Sends what the pipe takes; whether all is sent, or nobody reads it any more. */
  private boolean isSent(InputStream request) throws IOException {
    while (true) {
      if (pending.length == 0) {
        pending = request.readNBytes(BUFFER);
        if (pending.length == 0) {
          return true;
        }
      }
      int n = (int) Posix.write(input, pending, pending.length);
      if (n < 0) {
        int error = Native.getLastError();
        return error != Posix.EAGAIN && error != Posix.EINTR;
      }
      pending = Arrays.copyOfRange(pending, n, pending.length);
    }
  }

  /** Waits until there is something to read, or to write, but not for long. */
  private void await(boolean hasAsked) {
    int[] descriptors = {
      pipes.reading(Pipes.OUTPUT),
      Posix.POLLIN,
      pipes.reading(Pipes.ERROR),
      Posix.POLLIN,
      hasAsked ? -1 : input,
      Posix.POLLOUT
    };
    Posix.poll(descriptors, descriptors.length / 2, PAUSE_MILLIS);
  }

  private void hear(Answer answer) throws IOException {
    int n = pipes.read(Pipes.OUTPUT, buffer);
    if (n > 0) {
      answer.add(buffer, n);
    }
    pipes.read(Pipes.ERROR, buffer); // nobody needs it: what fails is run again
  }

  @Override
  public void close() throws IOException {
    isReady = false;
    Posix.close(input);
    try {
      run.close();
    } finally {
      onEnd.run();
    }
  }
}
