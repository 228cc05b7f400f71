package judge.problem;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Reads {@code problem.yaml}, by the keys of the ICPC problem package format: version 2025-09, and
 * the older one without {@code problem_format_version}, in which a plain folder of tests may be
 * described too. Keys that do not bear on judging are accepted and passed over; unknown ones are an
 * error, as most of them are misspelt.
 */
final class ProblemYaml {
  private static final Set<String> KEYS_2025_09 =
      keys(
          "problem_format_version type name uuid version credits source license rights_owner"
              + " embargo_until limits keywords languages allow_file_writing constants");
  private static final Set<String> KEYS_LEGACY =
      keys(
          "problem_format_version type name uuid author source source_url license rights_owner"
              + " limits validation validator_flags keywords grading");
  private static final Set<String> LIMITS =
      keys(
          "time_limit time_multipliers time_multiplier time_safety_margin time_resolution memory"
              + " output code compilation_time compilation_memory validation_time"
              + " validation_memory validation_output validation_passes");

  private final Path file;
  private final Map<?, ?> root;

  private ProblemYaml(Path file, Map<?, ?> root) {
    this.file = file;
    this.root = root;
  }

  /**
   * Reads the file.
   *
   * @throws BadInputException if it cannot be read, is malformed, has a key that the format does
   *     not know, or asks for a kind of judging that is not supported
   */
  static ProblemYaml read(Path file) throws BadInputException {
    Object document;
    try (InputStream in = Files.newInputStream(file)) {
      LoadSettings settings = LoadSettings.builder().setLabel(file.toString()).build();
      document = new Load(settings).loadFromInputStream(in);
    } catch (MarkedYamlEngineException e) {
      String line =
          e.getProblemMark().map(mark -> " line " + (mark.getLine() + 1) + ":").orElse("");
      throw new BadInputException(
          file + ":" + line + " not well-formed YAML: " + e.getProblem(), e);
    } catch (YamlEngineException e) {
      throw new BadInputException(file + ": not well-formed YAML: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new BadInputException("cannot read " + file + ": " + e.getMessage(), e);
    }
    if (document == null) {
      document = Map.of();
    }
    if (!(document instanceof Map<?, ?> map)) {
      throw new BadInputException(file + ": needs keys with values, such as 'name: Two piles'");
    }
    ProblemYaml yaml = new ProblemYaml(file, map);
    yaml.checkFormat();
    return yaml;
  }

  /** The limits set here; what is not set is as in {@link Limits#DEFAULT}. */
  Limits limits() throws BadInputException {
    Object value = root.get("limits");
    if (value == null) {
      return Limits.DEFAULT;
    }
    if (!(value instanceof Map<?, ?> map)) {
      throw bad("limits", "needs keys with values, such as 'time_limit: 2'");
    }
    checkKeys(map, LIMITS, "limits.");
    Limits limits = Limits.DEFAULT;
    if (map.containsKey("time_limit")) {
      limits = limits.withCpu(seconds(map, "time_limit"));
    }
    if (map.containsKey("memory")) {
      limits = limits.withMemoryBytes(bytes(map, "memory", Limits.MIB));
    }
    if (map.containsKey("output")) {
      limits = limits.withOutputBytes(bytes(map, "output", Limits.MIB));
    }
    if (map.containsKey("code")) {
      limits = limits.withCodeBytes(bytes(map, "code", 1024));
    }
    return limits;
  }

  /** The default output validator's options, from {@code validator_flags}. */
  ComparisonOptions comparison() throws BadInputException {
    Object flags = root.get("validator_flags");
    if (flags == null) {
      return ComparisonOptions.DEFAULT;
    }
    List<String> arguments = List.of(flags.toString().trim().split("\\s+"));
    return arguments.equals(List.of(""))
        ? ComparisonOptions.DEFAULT
        : ComparisonOptions.parse(arguments, file + ": validator_flags");
  }

  private void checkFormat() throws BadInputException {
    Object version = root.get("problem_format_version");
    if (version == null || version.equals("legacy") || version.equals("legacy-icpc")) {
      checkKeys(root, KEYS_LEGACY, "");
    } else if (version.equals("2025-09")) {
      checkKeys(root, KEYS_2025_09, "");
    } else {
      throw bad("problem_format_version", "is '" + version + "'; 2025-09 and legacy are supported");
    }
    Object type = root.get("type");
    if (type != null && !type.equals("pass-fail")) {
      throw bad("type", "is '" + type + "'; only pass-fail problems are supported");
    }
    Object validation = root.get("validation");
    if (validation != null && !validation.equals("default")) {
      throw bad("validation", "is '" + validation + "'; only default is supported");
    }
  }

  private void checkKeys(Map<?, ?> map, Set<String> known, String prefix) throws BadInputException {
    for (Object key : map.keySet()) {
      if (!known.contains(String.valueOf(key))) {
        throw new BadInputException(
            file
                + ": unknown key '"
                + prefix
                + key
                + "'; known are "
                + String.join(", ", known.stream().sorted().toList()));
      }
    }
  }

  private Duration seconds(Map<?, ?> map, String key) throws BadInputException {
    BigDecimal seconds = positive(map, key);
    try {
      return Duration.ofNanos(
          seconds.movePointRight(9).setScale(0, java.math.RoundingMode.UP).longValueExact());
    } catch (ArithmeticException e) {
      throw bad("limits." + key, "is too large: " + seconds);
    }
  }

  private long bytes(Map<?, ?> map, String key, long unit) throws BadInputException {
    BigDecimal value = positive(map, key);
    try {
      return Math.multiplyExact(value.longValueExact(), unit);
    } catch (ArithmeticException e) {
      throw bad("limits." + key, "needs a whole number, not " + value);
    }
  }

  private BigDecimal positive(Map<?, ?> map, String key) throws BadInputException {
    Object value = map.get(key);
    try {
      if (value instanceof Number) {
        BigDecimal number = new BigDecimal(value.toString());
        if (number.signum() > 0) {
          return number;
        }
      }
    } catch (NumberFormatException e) {
      // .inf and .nan; falls through to the message below
    }
    throw bad("limits." + key, "needs a positive number, not '" + value + "'");
  }

  private BadInputException bad(String key, String what) {
    return new BadInputException(file + ": " + key + " " + what);
  }

  private static Set<String> keys(String names) {
    return Set.of(names.split(" "));
  }
}
