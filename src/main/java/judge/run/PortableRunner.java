package judge.run;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs programs with nothing but the Java library, on any system. Limits are enforced by looking at
 * the processes every few milliseconds, CPU time is as coarse as the system's ticks, and nothing is
 * contained: a program has the rights of whoever started the judge.
 *
 * <p>Output goes to a file, not through a pipe: a descendant that outlives the program can hold a
 * pipe open for ever, and the Java library, which drains the pipes of a process that ended, would
 * race with a reader of ours. The file's length when the program ends is where its output ends.
 * Programs that talk need pipes; see {@link Relay}.
 */
public final class PortableRunner implements Runner {
  private final Scratch scratch;
  private final Set<PortableRun> live = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  public PortableRunner(Scratch scratch) {
    this.scratch = scratch;
  }

  @Override
  public RunResult run(RunRequest request) throws IOException, InterruptedException {
    Path input =
        request.input() != null ? request.input() : Files.createFile(scratch.newPath("input"));
    File output = scratch.newPath("output").toFile();
    try (PortableRun run = start(request, Redirect.from(input.toFile()), Redirect.to(output))) {
      requireOpen();
      run.untilEnd(output::length);
      long size = output.length();
      run.kill();
      requireOpen(); // what the judge killed as it ended says nothing about the program
      long kept = Math.min(size, request.limits().outputBytes());
      return run.result(size, Output.of(output.toPath(), kept));
    } catch (IOException | InterruptedException e) {
      Files.deleteIfExists(output.toPath());
      throw e;
    }
  }

  @Override
  public Conversation converse(RunRequest submission, RunRequest validator, int no)
      throws IOException, InterruptedException {
    Transcript transcript = new Transcript();
    Voice said = new Voice(transcript, Transcript.Side.SUBMISSION);
    Voice answered = new Voice(transcript, Transcript.Side.VALIDATOR);
    try (PortableRun first = start(submission, Redirect.PIPE, Redirect.PIPE);
        PortableRun second = start(validator, Redirect.PIPE, Redirect.PIPE)) {
      Process one = first.process();
      Process other = second.process();
      said.talkTo(answered, () -> !other.isAlive());
      Relay says = new Relay(one, other, said, submission.limits().outputBytes());
      Relay answers = new Relay(other, one, answered, validator.limits().outputBytes());
      says.start();
      answers.start();
      return new Talk(new Side(first, says), new Side(second, answers), no)
          .finish(said, transcript);
    }
  }

  @Override
  public Optional<Worker> startWorker(RunRequest request) {
    return Optional.empty();
  }

  @Override
  public void close() {
    closed = true;
    live.forEach(PortableRun::kill);
  }

  private void requireOpen() throws InterruptedException {
    if (closed) {
      throw new InterruptedException("the judge is ending");
    }
  }

  private PortableRun start(RunRequest request, Redirect input, Redirect output)
      throws IOException {
    return PortableRun.start(request, scratch.newFolder("run"), input, output, live);
  }

  /** One of two runs that talk, and what passes on what it says. */
  private final class Side implements Talk.Side {
    private final PortableRun run;
    private final Relay says;

    Side(PortableRun run, Relay says) {
      this.run = run;
      this.says = says;
    }

    @Override
    public RunResult finish() throws InterruptedException {
      requireOpen();
      run.untilEnd(says::printed);
      run.kill();
      requireOpen();
      says.end();
      return run.result(says.printed(), Output.of(new byte[0]));
    }

    @Override
    public void passOnRest() throws InterruptedException {
      says.finish();
    }

    @Override
    public void callOff() {
      run.callOff();
    }

    @Override
    public boolean wasStopped(RunResult result) {
      return run.wasStopped();
    }
  }
}
