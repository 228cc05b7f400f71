package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.run.Containment;
import judge.run.Runners;
import judge.run.Scratch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Every folder below {@code src/test/resources/programs} with an {@code expected.yaml} is a test:
 * the rest of it is a submission, and gets that verdict under every containment that this machine
 * offers, and with {@code --quick} if it is in Java. Adding one needs no code.
 *
 * <p>The keys: {@code verdict}, or several with "or" between; {@code message}, what the message
 * contains; {@code hidden}, what it does not contain; {@code time} and {@code wall} in seconds,
 * {@code memory} and {@code output} in MiB; {@code input} and {@code answer}, "ok" if not given, in
 * which "{port}" is that of a server on the loopback address; {@code input_times}, how often the
 * input is repeated; {@code tests}, how many there are, all alike; {@code quick}, how many of them
 * need no fresh process with {@code --quick}; {@code needs: containment} if the program would do
 * harm, or get another verdict, without. A program that attacks prints "ok" if that failed.
 */
@EnabledOnOs(OS.LINUX)
class ProgramsTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/programs");

  /** For a judge that hangs: no program lasts nearly as long. */
  private static final Duration HANGING = Duration.ofSeconds(150);

  @TempDir static Path temp;
  private static ServerSocket server;

  @BeforeAll
  static void listen() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  @AfterAll
  static void nothingIsLeft() throws Exception {
    server.close();
    for (int i = 0; i < 100 && descendants().findAny().isPresent(); i++) {
      Thread.sleep(20); // one that was killed is not gone at once
    }
    assertThat(descendants().map(each -> each.info().toString())).isEmpty();
  }

  /** Daemons too: they are handed to this process, which asked for that, and are its children. */
  private static Stream<ProcessHandle> descendants() {
    return ProcessHandle.current()
        .descendants()
        .filter(each -> each.info().command().isPresent()); // one that has ended has none
  }

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT) // not the class: it is done before the next one begins
  Stream<DynamicContainer> programGetsItsVerdict() throws IOException, InterruptedException {
    List<Path> folders;
    try (Stream<Path> files = Files.walk(PROGRAMS)) {
      folders =
          files
              .filter(file -> file.endsWith("expected.yaml"))
              .map(Path::getParent)
              .sorted()
              .toList();
    }
    List<DynamicContainer> containers = new ArrayList<>();
    for (Containment containment : Containment.values()) {
      String missing = missing(containment);
      List<DynamicTest> tests = new ArrayList<>();
      for (Path folder : folders) {
        Expectation expected = Expectation.read(folder.resolve("expected.yaml"));
        if (expected.quickTests() != null && containment != Containment.BUBBLEWRAP) {
          continue; // they have many runs, with nothing in them that containment is for
        }
        if (containment != Containment.NONE || !expected.needsContainment()) {
          tests.add(test(folder, expected, containment, missing, List.of()));
        }
      }
      containers.add(dynamicContainer(containment.id(), tests));
    }
    String missing = missing(Containment.BUBBLEWRAP);
    List<DynamicTest> quickTests = new ArrayList<>();
    for (Path folder : folders) {
      if (Files.exists(folder.resolve("Main.java"))) {
        Expectation expected = Expectation.read(folder.resolve("expected.yaml"));
        quickTests.add(test(folder, expected, Containment.BUBBLEWRAP, missing, List.of("--quick")));
      }
    }
    containers.add(dynamicContainer("quick", quickTests));
    return containers.stream();
  }

  /** Why this machine cannot contain programs so; empty if it can. */
  private static String missing(Containment containment) throws IOException, InterruptedException {
    try (Scratch scratch = Scratch.create()) {
      Runners.open(scratch, containment).runner().close();
      return "";
    } catch (BadInputException e) {
      return e.getMessage();
    }
  }

  private static DynamicTest test(
      Path folder,
      Expectation expected,
      Containment containment,
      String missing,
      List<String> options) {
    return dynamicTest(
        PROGRAMS.relativize(folder).toString(),
        folder.resolve("expected.yaml").toUri(),
        () -> {
          assumeTrue(missing.isEmpty(), missing);
          assertTimeoutPreemptively(
              HANGING, () -> assertJudged(folder, expected, containment, options));
        });
  }

  private static void assertJudged(
      Path folder, Expectation expected, Containment containment, List<String> options)
      throws IOException {
    Path problem = Files.createTempDirectory(temp, "problem");
    int port = server.getLocalPort();
    expected.writeProblem(problem, port);
    List<Object> arguments = new ArrayList<>(expected.options());
    arguments.addAll(options);
    arguments.addAll(List.of("--containment", containment.id(), "--jobs", 1, "--json", "-"));
    arguments.addAll(Arrays.asList(problem, folder));
    Cli.Result result = Cli.run(arguments.toArray());
    List<JsonRow> rows = JsonRow.parse(result.out());
    assertThat(rows).as(result.err()).hasSize(1);
    JsonRow row = rows.get(0);
    String message = row.message();
    assumeFalse(
        row.verdict().equals("JE") && message.startsWith("not judged: there is no"), message);
    assertThat(row.verdict()).as(message).isIn(expected.verdicts());
    assertThat(message).contains(expected.message());
    if (options.isEmpty()) {
      assertThat(row.quickTests()).isEmpty();
    } else if (expected.quickTests() != null) {
      assertThat(row.quickTests()).hasSize(expected.quickTests());
    }
    if (expected.hidden() != null) {
      assertThat(result.out() + result.err()).doesNotContain(expected.hidden());
    }
    assertThat(problem.resolve("1.in")).as("the input").hasContent(expected.input(port));
  }
}
