package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.run.Containment;
import judge.run.Runners;
import judge.run.Scratch;
import judge.submission.Language;
import judge.submission.Languages;
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
  public Integer call() throws BadInputException, IOException, InterruptedException {
    ok("Java runtime", Runtime.version() + " in " + System.getProperty("java.home"));
    languages();
    containment();
    ok("wall clock", "monotonic, steps of " + clockStep());
    ok("runs at once", Runtime.getRuntime().availableProcessors() + " (--jobs)");
    temporaryFolder();
    ok("problems", String.join(", ", new Library(surroundings.home()).names()));
    return healthy ? Main.AS_EXPECTED : Main.CANNOT_JUDGE;
  }

  private void containment() throws BadInputException, IOException, InterruptedException {
    try (Scratch scratch = Scratch.create();
        OnExit onExit = new OnExit(scratch::close)) {
      Runners.Offer offer = Runners.open(scratch, null);
      onExit.addFirst(offer.runner()::close);
      offer.runner().close();
      if (offer.containment() == Containment.BUBBLEWRAP) {
        ok("containment", offer.containment().id());
      } else {
        note("containment", "submissions are " + offer.containment().description());
      }
      offer.missing().forEach(reason -> note("", reason));
      if (offer.isExact()) {
        ok("CPU time", "measured by the kernel");
      } else {
        note("CPU time", "sampled, in ticks of the system");
      }
    }
  }

  private void languages() {
    for (Language language : Languages.all()) {
      if (language.isInstalled()) {
        ok(language.name(), "there");
      } else if (language.id().equals("java")) {
        bad(language.name(), "no compiler; install " + language.install());
      } else {
        note(language.name(), "not there; install " + language.install());
      }
    }
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
