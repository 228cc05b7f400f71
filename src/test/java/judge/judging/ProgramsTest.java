package judge.judging;

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
import java.util.List;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.Containment;
import judge.run.Runners;
import judge.run.Scratch;
import judge.submission.Compiler;
import judge.submission.Submission;
import judge.verdict.Verdict;
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
 * offers. Adding one needs no code.
 *
 * <p>The keys: {@code verdict}, or several with "or" between; {@code message}, what the message
 * contains; {@code hidden}, what it does not contain; {@code time} and {@code wall} in seconds,
 * {@code memory} and {@code output} in MiB; {@code input} and {@code answer}, "ok" if not given, in
 * which "{port}" is that of a server on the loopback address; {@code input_times}, how often the
 * input is repeated; {@code tests}, how many there are, all alike; {@code needs: containment} if
 * the program would do harm, or get another verdict, without. A program that attacks prints "ok" if
 * that failed.
 */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT)
class ProgramsTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/programs");

  /** For a judge that hangs: no program lasts nearly as long. */
  private static final Duration HANGING = Duration.ofSeconds(150);

  @TempDir static Path temp;
  private static Scratch scratch;
  private static ServerSocket server;
  private static final List<Runners.Offer> OFFERS = new ArrayList<>();

  @BeforeAll
  static void open() throws IOException {
    scratch = Scratch.create();
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  @AfterAll
  static void close() throws Exception {
    try {
      assertNothingIsLeft();
    } finally {
      OFFERS.forEach(offer -> offer.runner().close());
      scratch.close();
      server.close();
    }
  }

  /** Daemons too: they are handed to this process, which asked for that, and are its children. */
  private static void assertNothingIsLeft() throws InterruptedException {
    for (int i = 0; i < 100 && descendants().findAny().isPresent(); i++) {
      Thread.sleep(20); // one that was killed is not gone at once
    }
    assertThat(descendants().map(each -> each.info().toString())).isEmpty();
  }

  private static Stream<ProcessHandle> descendants() {
    return ProcessHandle.current().descendants();
  }

  @TestFactory
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
      containers.add(container(containment, folders));
    }
    return containers.stream();
  }

  private static DynamicContainer container(Containment containment, List<Path> folders)
      throws IOException, InterruptedException {
    Runners.Offer offer = null;
    String missing = "";
    try {
      offer = Runners.open(scratch, containment);
      OFFERS.add(offer);
    } catch (BadInputException e) {
      missing = e.getMessage();
    }
    List<DynamicTest> tests = new ArrayList<>();
    for (Path folder : folders) {
      Expectation expected = Expectation.read(folder.resolve("expected.yaml"));
      if (containment != Containment.NONE || !expected.needsContainment()) {
        tests.add(test(folder, expected, offer, missing));
      }
    }
    return dynamicContainer(containment.id(), tests);
  }

  private static DynamicTest test(
      Path folder, Expectation expected, Runners.Offer offer, String missing) {
    return dynamicTest(
        PROGRAMS.relativize(folder).toString(),
        folder.resolve("expected.yaml").toUri(),
        () -> {
          assumeTrue(offer != null, missing);
          assertTimeoutPreemptively(HANGING, () -> assertJudged(folder, expected, offer));
        });
  }

  private static void assertJudged(Path folder, Expectation expected, Runners.Offer offer)
      throws Exception {
    int port = server.getLocalPort();
    Problem problem = expected.problem(Files.createTempDirectory(temp, "problem"), port);
    Submission submission = Submission.load(folder.toString(), folder);
    List<Judgement> judgements = new ArrayList<>();
    try (Judge judge = new Judge(new Compiler(scratch, offer.runner()), offer.runner(), 1, false)) {
      judge.judge(
          List.of(new Entry(problem, submission, expected.verdicts())),
          new JudgingListener() {
            @Override
            public void judged(Judgement judgement) {
              judgements.add(judgement);
            }
          });
    }
    assertThat(judgements).hasSize(1);
    Judgement judgement = judgements.get(0);
    String message = judgement.deciding().map(JudgedRun::message).orElse(judgement.message());
    assumeFalse(
        judgement.verdict() == Verdict.JE && message.startsWith("not judged: there is no"),
        message);
    assertThat(judgement.verdict()).as(message).isIn(expected.verdicts());
    assertThat(message).contains(expected.message());
    if (expected.hidden() != null) {
      assertThat(message).doesNotContain(expected.hidden());
    }
    for (TestCase test : problem.tests()) {
      assertThat(test.input()).as("the test's input").hasContent(expected.input(port));
    }
  }
}
