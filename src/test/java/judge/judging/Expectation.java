package judge.judging;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.problem.ComparisonOptions;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.verdict.Verdict;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What {@code expected.yaml} says of a program; {@link ProgramsTest} explains its keys. */
final class Expectation {
  private static final Set<String> KEYS =
      Set.of(
          "verdict",
          "message",
          "hidden",
          "time",
          "wall",
          "memory",
          "output",
          "input",
          "input_times",
          "answer",
          "tests",
          "needs");

  private final Map<?, ?> keys;

  private Expectation(Map<?, ?> keys) {
    this.keys = keys;
  }

  static Expectation read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      LoadSettings settings = LoadSettings.builder().setLabel(file.toString()).build();
      Map<?, ?> keys = (Map<?, ?>) new Load(settings).loadFromInputStream(in);
      for (Object key : keys.keySet()) {
        if (!KEYS.contains(key)) {
          throw new IOException(file + ": unknown key " + key);
        }
      }
      return new Expectation(keys);
    }
  }

  /** The verdicts that are right; more than one where it is a race which limit is met first. */
  List<Verdict> verdicts() {
    return Arrays.stream(text("verdict", "").split(" or ")).map(Verdict::valueOf).toList();
  }

  /** What the message must contain. */
  String message() {
    return text("message", "");
  }

  /** What the message must not contain, or null. */
  String hidden() {
    return text("hidden", null);
  }

  /** Whether only containment makes it so. */
  boolean needsContainment() {
    String needs = text("needs", "");
    if (!needs.isEmpty() && !needs.equals("containment")) {
      throw new IllegalArgumentException("needs: " + needs + " is unknown");
    }
    return !needs.isEmpty();
  }

  /**
   * The problem, with its tests in the folder.
   *
   * @param port what {@code {port}} in an input stands for
   */
  Problem problem(Path folder, int port) throws IOException {
    List<TestCase> tests = new ArrayList<>();
    for (int i = 1; i <= number("tests", 1).intValue(); i++) {
      tests.add(
          new TestCase(
              Integer.toString(i),
              Files.writeString(folder.resolve(i + ".in"), input(port)),
              Files.writeString(folder.resolve(i + ".ans"), text("answer", "ok") + "\n")));
    }
    return new Problem("programs", folder, limits(), ComparisonOptions.DEFAULT, tests);
  }

  private Limits limits() {
    Limits limits = Limits.DEFAULT.withCpu(seconds("time", 5));
    if (keys.containsKey("wall")) {
      limits = limits.withWall(seconds("wall", 0));
    }
    return limits
        .withMemoryBytes(number("memory", 256).longValue() * Limits.MIB)
        .withOutputBytes(number("output", 1).longValue() * Limits.MIB);
  }

  String input(int port) {
    return (text("input", "ok") + "\n")
        .replace("{port}", Integer.toString(port))
        .repeat(number("input_times", 1).intValue());
  }

  private Duration seconds(String key, int otherwise) {
    return Duration.ofMillis(number(key, otherwise).movePointRight(3).longValueExact());
  }

  private BigDecimal number(String key, int otherwise) {
    return new BigDecimal(text(key, Integer.toString(otherwise)));
  }

  private String text(String key, String otherwise) {
    Object value = keys.get(key);
    return value == null ? otherwise : value.toString();
  }
}
