package judge.cli;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import judge.problem.BadInputException;
import judge.run.Containment;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import judge.submission.BuildCache;
import judge.submission.Compiler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of commands that run programs. */
final class RunnerOptions {
  private static final BigDecimal LARGEST = BigDecimal.valueOf(1_000_000);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Runs at the same time (default: one for each core).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--containment",
      paramLabel = "HOW",
      description = "auto, bubblewrap, namespaces or none (default: the best there is).")
  private String containment = "auto";

  /** For what was compiled; none for compilers that can read what the cache knows nothing of. */
  private Path cache;

  /** How many runs at the same time. */
  int jobs() {
    requirePositive("--jobs", BigDecimal.valueOf(jobs));
    return jobs;
  }

  /** Opens the runner, and says so if it is not the best. */
  Runner open(Scratch scratch, Surroundings surroundings)
      throws BadInputException, IOException, InterruptedException {
    jobs();
    Runners.Offer offer = Runners.open(scratch, Containment.of(containment));
    if (offer.containment() != Containment.BUBBLEWRAP) {
      surroundings
          .err()
          .println(
              "note: submissions are "
                  + offer.containment().description()
                  + (offer.missing().isEmpty() ? "" : ": " + String.join("; ", offer.missing())));
    }
    cache = offer.containment() == Containment.NONE ? null : surroundings.cache();
    return offer.runner();
  }

  /** A compiler for the runner that was opened. */
  Compiler compiler(Scratch scratch, Runner runner) {
    return new Compiler(scratch, runner, new BuildCache(cache));
  }

  /** Refuses a value of an option that is not above 0. */
  void requirePositive(String option, BigDecimal value) {
    if (value != null && (value.signum() <= 0 || value.compareTo(LARGEST) > 0)) {
      throw new ParameterException(
          spec.commandLine(),
          option + " needs a number above 0, up to " + LARGEST + ", not " + value);
    }
  }
}
