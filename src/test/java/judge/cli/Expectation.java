package judge.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
          "quick",
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
  List<String> verdicts() {
    return Arrays.asList(text("verdict", "").split(" or "));
  }

  /** What the message must contain. */
  String message() {
    return text("message", "");
  }

  /** What the message must not contain, or null. */
  String hidden() {
    return text("hidden", null);
  }

  /** How many of its tests need no fresh process with {@code --quick}, or null for any number. */
  Integer quickTests() {
    return (Integer) keys.get("quick");
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
   * Writes the problem.
   *
   * @param port what {@code {port}} in an input stands for
   */
  void writeProblem(Path folder, int port) throws IOException {
    for (int i = 1; i <= Integer.parseInt(text("tests", "1")); i++) {
      Files.writeString(folder.resolve(i + ".in"), input(port));
      Files.writeString(folder.resolve(i + ".ans"), text("answer", "ok") + "\n");
    }
    Files.writeString(
        folder.resolve("problem.yaml"), "limits:\n  output: " + text("output", "1") + "\n");
  }

  /** The limits, as options of the command line. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    options.addAll(List.of("--time-limit", text("time", "5")));
    options.addAll(List.of("--memory", text("memory", "256")));
    if (keys.containsKey("wall")) {
      options.addAll(List.of("--wall-limit", text("wall", "")));
    }
    return options;
  }

  String input(int port) {
    return (text("input", "ok") + "\n")
        .replace("{port}", Integer.toString(port))
        .repeat(Integer.parseInt(text("input_times", "1")));
  }

  private String text(String key, String otherwise) {
    Object value = keys.get(key);
    return value == null ? otherwise : value.toString();
  }
}
