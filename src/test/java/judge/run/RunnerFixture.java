package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** A runner of each kind in turn, and what tests ask of it, with programs that the shell runs. */
abstract class RunnerFixture {
  static final RunLimits ROOMY =
      new RunLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 1L << 30, 1 << 20);

  private static final AtomicInteger MARKERS = new AtomicInteger();

  @Parameter String kind;

  @TempDir Path temp;
  Scratch scratch;
  Runner runner;

  /** A number of seconds to sleep, by which the sleeping process is found. */
  final String marker = ProcessHandle.current().pid() + "000" + MARKERS.incrementAndGet() + "00";

  @BeforeEach
  void start() throws Exception {
    scratch = Scratch.create();
    runner = open(scratch, kind);
  }

  /** The runner; the test is skipped, and says why, if this machine does not offer it. */
  private static Runner open(Scratch scratch, String kind)
      throws IOException, InterruptedException, BadInputException {
    if (kind.equals("portable")) {
      return new PortableRunner(scratch);
    }
    if (kind.startsWith("bubblewrap")) { // one a run is what the judge falls back to
      Path bwrap = RunEnvironment.find("bwrap").orElse(null);
      assumeTrue(bwrap != null, "there is no bwrap");
      Unprivileged user = Runners.unprivileged(scratch);
      try {
        return kind.equals("bubblewrap")
            ? Runners.nested(scratch, user, bwrap)
            : Runners.unnested(scratch, user, bwrap);
      } catch (IOException e) {
        return abort(e.getMessage());
      }
    }
    try {
      Runners.Offer offer = Runners.open(scratch, Containment.of(kind));
      assumeTrue(offer.isExact(), String.join("; ", offer.missing()));
      return offer.runner();
    } catch (BadInputException e) {
      return abort(e.getMessage());
    }
  }

  @AfterEach
  void stop() {
    if (runner != null) {
      runner.close();
    }
    scratch.close();
  }

  static RunLimits outputLimit(long bytes) {
    return new RunLimits(ROOMY.cpu(), ROOMY.wall(), ROOMY.memoryBytes(), bytes);
  }

  static RunLimits wallLimit(Duration wall) {
    return new RunLimits(ROOMY.cpu(), wall, ROOMY.memoryBytes(), ROOMY.outputBytes());
  }

  RunResult run(String script) throws IOException, InterruptedException {
    return run(script, "", ROOMY);
  }

  RunResult run(String script, String input, RunLimits limits)
      throws IOException, InterruptedException {
    Path file = Files.writeString(temp.resolve("input"), input);
    return runner.run(new RunRequest(List.of("/bin/sh", "-c", script), file, limits));
  }

  static String text(Output output) throws IOException {
    try (InputStream in = output.open()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Stream<ProcessHandle> marked() {
    return ProcessHandle.allProcesses()
        .filter(
            each -> each.info().arguments().stream().flatMap(Stream::of).anyMatch(marker::equals));
  }

  /** Waits for what is still to come: a killed process is not gone at once. */
  void assertNothingIsLeft() throws Exception {
    for (ProcessHandle each : marked().toList()) {
      each.onExit().get(20, TimeUnit.SECONDS);
    }
    assertThat(marked()).isEmpty();
  }

  /** Waits until the program sleeps. */
  void awaitSleeper() {
    while (marked().findAny().isEmpty()) {
      Thread.onSpinWait();
    }
  }

  Path scratchFolder() {
    return scratch.newPath("x").getParent();
  }

  void assertScratchIsEmpty() throws IOException {
    try (Stream<Path> files = Files.list(scratchFolder())) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .as("but for what serves all runs")
          .allMatch(name -> name.equals(Leftovers.LOCK) || name.matches("(room|pipe)-.*"));
    }
  }
}
