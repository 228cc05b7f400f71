package judge.submission;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunLimits;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;
import judge.run.Scratch;

/**
 * A compiled submission.
 *
 * @param folder what it is run from
 * @param main the class or file to run, where the language has the choice, else empty
 * @param files a folder with what it finds in its working folder on every test, or null for none
 */
public record Program(Language language, Path folder, String main, Path files) {

  private static final Duration LONG = Duration.ofDays(1);

  Program withFiles(Path other) {
    return new Program(language, folder, main, other);
  }

  /** Removes what it is run from; it cannot be run any more. */
  public void remove() {
    Scratch.remove(folder);
    if (files != null) {
      Scratch.remove(files);
    }
  }

  /** How to run it on a test, in a fresh process. */
  public RunRequest on(TestCase test, Path input, Limits limits, WorkingFiles working) {
    return request(
        input,
        test.arguments(),
        limits(limits, limits.outputBytes(test.answer().toFile().length())),
        working,
        limits);
  }

  /** How to run it on an input with further arguments. */
  public RunRequest on(Path input, List<String> arguments, Limits limits, WorkingFiles working) {
    return request(input, arguments, limits(limits, limits.outputBytes()), working, limits);
  }

  private RunRequest request(
      Path input,
      List<String> arguments,
      RunLimits runLimits,
      WorkingFiles working,
      Limits limits) {
    List<String> command = new ArrayList<>(command(limits));
    command.addAll(arguments);
    List<Mount> mounts = new ArrayList<>(working.mounts());
    mounts.add(mount());
    return new RunRequest(working.command(command), input, runLimits, mounts);
  }

  /** The command that runs it, given the {@link #mount}. */
  public List<String> command(Limits limits) {
    return command(language.run(), limits);
  }

  private List<String> command(List<String> template, Limits limits) {
    long memoryMib = Math.max(1, limits.memoryBytes() / Limits.MIB);
    return Command.of(
        template, Map.of("main", main, "memory", Long.toString(memoryMib)), List.of());
  }

  /**
   * How to run it again and again in one process, if that can be done, and the program does nothing
   * that would go wrong then.
   */
  public Optional<RunRequest> worker(Limits limits) throws IOException {
    if (language.worker().isEmpty() || files != null || ClassFiles.useTheProcess(folder)) {
      return Optional.empty();
    }
    RunLimits runLimits = // for the kernel; each piece of work has its own
        new RunLimits(LONG, LONG, Long.MAX_VALUE, Long.MAX_VALUE);
    return Optional.of(
        new RunRequest(
            command(language.worker(), limits),
            null,
            runLimits,
            List.of(mount(), Compiler.ownClasses())));
  }

  /** What it needs to see of its own. */
  public Mount mount() {
    return Mount.readOnly("program", folder);
  }

  /** The limits of a run of it. */
  public RunLimits limits(Limits limits, long outputBytes) {
    return new RunLimits(
        limits.cpu(), limits.wall(), language.runtime().residentBytes(limits), outputBytes);
  }

  /** What the language's runtime said, on standard error, of a run that failed. */
  public Crash crash(String error) {
    return language.runtime().crash(error);
  }
}
