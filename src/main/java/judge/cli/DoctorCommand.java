package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.submission.Jdk;
import picocli.CommandLine.Command;

/** Tells what this machine offers to the judge, and what to do about what it lacks. */
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Tells what this machine offers, and the remedy for what it lacks.",
    footer = {"", "Example:", "  run-judge.sh doctor"})
final class DoctorCommand implements Callable<Integer> {
  private static final long ENOUGH_BYTES = 64L << 20;

  private final Surroundings surroundings;
  private boolean healthy = true;

  DoctorCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException {
    ok("Java", Runtime.version() + " in " + System.getProperty("java.home"));
    if (Jdk.hasCompiler()) {
      ok("Java compiler", "there");
    } else {
      bad("Java compiler", "missing; install a JDK, 17 or newer, and let JAVA_HOME name it");
    }
    note(
        "containment",
        "none: submissions run with your rights, and see your files and network;"
            + " judge only what you trust");
    note("CPU time", "sampled, in ticks of the system (10 ms on Linux)");
    ok("wall clock", "monotonic, steps of " + clockStep());
    ok("runs at once", Runtime.getRuntime().availableProcessors() + " (--jobs)");
    temporaryFolder();
    ok("problems", String.join(", ", new Library(surroundings.home()).names()));
    return healthy ? Main.AS_EXPECTED : Main.CANNOT_JUDGE;
  }

  private void temporaryFolder() throws IOException {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    if (!Files.isWritable(folder)) {
      bad("temporary files", folder + " cannot be written; let TMPDIR name another folder");
    } else if (Files.getFileStore(folder).getUsableSpace() < ENOUGH_BYTES) {
      bad(
          "temporary files",
          folder + " is full; free some space or let TMPDIR name another folder");
    } else {
      ok("temporary files", folder.toString());
    }
  }

  private static String clockStep() {
    long best = Long.MAX_VALUE;
    for (int i = 0; i < 1000; i++) {
      long start = System.nanoTime();
      long end = System.nanoTime();
      if (end > start) {
        best = Math.min(best, end - start);
      }
    }
    return Duration.ofNanos(best).toNanos() + " ns";
  }

  private void ok(String what, String state) {
    line("ok  ", what, state);
  }

  private void note(String what, String state) {
    line("note", what, state);
  }

  private void bad(String what, String state) {
    healthy = false;
    line("BAD ", what, state);
  }

  private void line(String mark, String what, String state) {
    surroundings.out().printf("%s  %-16s %s%n", mark, what, state);
  }
}
