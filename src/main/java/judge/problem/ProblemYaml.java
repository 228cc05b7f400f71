package judge.problem;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * Reads {@code problem.yaml}, by the keys of the ICPC problem package format in its versions. Keys
 * that do not bear on judging are accepted and passed over.
 */
final class ProblemYaml {
  private static final Set<String> LIMITS =
      Set.of(
          ("time_limit time_multipliers time_multiplier time_safety_margin time_resolution memory"
                  + " output code compilation_time compilation_memory validation_time"
                  + " validation_memory validation_output validation_passes")
              .split(" "));
  private static final BigDecimal LONGEST_SECONDS = BigDecimal.valueOf(1_000_000);
  private static final Set<String> KINDS =
      Set.of("pass-fail", "scoring", "interactive", "multi-pass");

  private final YamlFile yaml;
  private final PackageFormat format;

  private ProblemYaml(YamlFile yaml, PackageFormat format) {
    this.yaml = yaml;
    this.format = format;
  }

  /**
   * Reads the file.
   *
   * @throws BadInputException if it cannot be read, is malformed, has a key that the format does
   *     not know, or asks for something that is not supported
   */
  static ProblemYaml read(Path file) throws BadInputException {
    return of(YamlFile.read(file));
  }

  /** What holds where there is no file. */
  static ProblemYaml none(Path file) throws BadInputException {
    return of(YamlFile.empty(file));
  }

  private static ProblemYaml of(YamlFile yaml) throws BadInputException {
    PackageFormat format = PackageFormat.of(yaml);
    yaml.requireKnown(format.keys());
    yaml.section("limits").requireKnown(LIMITS);
    return new ProblemYaml(yaml, format);
  }

  PackageFormat format() {
    return format;
  }

  Constants constants() throws BadInputException {
    return Constants.read(yaml.section("constants"));
  }

  /** Whether a time limit is set here. */
  boolean hasTimeLimit() throws BadInputException {
    return yaml.section("limits").has("time_limit");
  }

  /** The limits set here; what is not set is as in {@link Limits#DEFAULT}. */
  Limits limits() throws BadInputException {
    YamlFile section = yaml.section("limits");
    Limits limits = Limits.DEFAULT;
    if (section.has("time_limit")) {
      limits = limits.withCpu(seconds(section, "time_limit"));
    }
    if (section.has("memory")) {
      limits = limits.withMemoryBytes(section.whole("memory", Limits.MIB));
    }
    if (section.has("output")) {
      limits = limits.withOutputBytes(section.whole("output", Limits.MIB));
    }
    if (section.has("code")) {
      limits = limits.withCodeBytes(section.whole("code", 1024));
    }
    return limits;
  }

  /** How far the time limit is to be from what submissions need. */
  TimeMargins timeMargins() throws BadInputException {
    return TimeMargins.read(yaml.section("limits"));
  }

  /** What compiling a submission may use. */
  Limits compilationLimits() throws BadInputException {
    return limits("compilation", Limits.COMPILATION);
  }

  /** What validators may use. */
  Limits validationLimits() throws BadInputException {
    return limits("validation", Validators.LIMITS);
  }

  private Limits limits(String kind, Limits otherwise) throws BadInputException {
    YamlFile section = yaml.section("limits");
    Limits limits = otherwise;
    if (section.has(kind + "_time")) {
      limits = limits.withCpu(seconds(section, kind + "_time"));
    }
    if (section.has(kind + "_memory")) {
      limits = limits.withMemoryBytes(section.whole(kind + "_memory", Limits.MIB));
    }
    if (section.has(kind + "_output")) {
      limits = limits.withOutputBytes(section.whole(kind + "_output", Limits.MIB));
    }
    return limits;
  }

  /** The kind of judging. */
  ProblemKind kind() throws BadInputException {
    List<String> types = yaml.words("type", false);
    for (String type : types) {
      if (!KINDS.contains(type)) {
        throw yaml.bad(
            "type",
            "is '"
                + type
                + "'; supported are "
                + String.join(", ", KINDS.stream().sorted().toList()));
      }
    }
    if (types.contains("pass-fail") && types.contains("scoring")) {
      throw yaml.bad("type", "is both pass-fail and scoring; keep one");
    }
    List<String> validation = validation();
    boolean multiPass = types.contains("multi-pass") || validation.contains("multi-pass");
    YamlFile limits = yaml.section("limits");
    int passes = 1;
    if (multiPass) {
      passes = limits.has("validation_passes") ? (int) limits.whole("validation_passes", 1) : 2;
    } else if (limits.has("validation_passes")) {
      throw limits.bad("validation_passes", "is for multi-pass problems alone");
    }
    return new ProblemKind(
        types.contains("scoring"),
        types.contains("interactive") || validation.contains("interactive"),
        passes);
  }

  /** Whether the problem says that it has an output validator of its own, or does not say. */
  boolean mayHaveOutputValidator() throws BadInputException {
    List<String> validation = validation();
    return validation.isEmpty() || validation.get(0).equals("custom");
  }

  /** Whether the problem says that it has an output validator of its own. */
  boolean needsOutputValidator() throws BadInputException {
    return validation().contains("custom") || kind().interactive() || kind().isMultiPass();
  }

  /** The output validator's arguments for all tests. */
  List<String> validatorFlags() throws BadInputException {
    return yaml.words("validator_flags", true);
  }

  /** The codes of the languages that may be used; empty for all. */
  Set<String> languages() throws BadInputException {
    List<String> languages = yaml.words("languages", true);
    return languages.contains("all") ? Set.of() : Set.copyOf(languages);
  }

  private List<String> validation() throws BadInputException {
    List<String> words =
        yaml.words("validation", true).stream()
            .map(word -> word.equals("multipass") ? "multi-pass" : word)
            .toList();
    for (String word : words) {
      if (!Set.of("default", "custom", "interactive", "score", "multi-pass").contains(word)) {
        throw yaml.bad(
            "validation",
            "is '" + word + "'; it is default, or custom with interactive, score or multi-pass");
      }
    }
    return words;
  }

  /** A time in seconds. */
  static Duration seconds(YamlFile yaml, String key) throws BadInputException {
    BigDecimal seconds = yaml.positive(key);
    if (seconds.compareTo(LONGEST_SECONDS) > 0) {
      throw yaml.bad(key, "is too large: " + seconds);
    }
    return Duration.ofNanos(
        seconds.movePointRight(9).setScale(0, RoundingMode.UP).longValueExact());
  }
}
