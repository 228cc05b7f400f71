package judge.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/** Says in the words of {@code problem.yaml}, of either format, what a problem is. */
final class DescriptionExport {
  private final Problem problem;
  private final PackageFormat format;
  private final YamlFile yaml;

  DescriptionExport(Problem problem, PackageFormat format) throws BadInputException {
    this.problem = problem;
    this.format = format;
    Path file = problem.directory().resolve("problem.yaml");
    this.yaml = Files.exists(file) ? YamlFile.read(file) : YamlFile.empty(file);
  }

  /**
   * The keys of {@code problem.yaml}.
   *
   * @param validatorFlags the output validator's arguments for all tests; may be empty
   */
  Map<String, Object> keys(String validatorFlags) throws BadInputException, IOException {
    Map<String, Object> keys = new LinkedHashMap<>();
    if (format != PackageFormat.LEGACY) {
      keys.put("problem_format_version", "2025-09");
      keys.put("type", types());
    } else {
      keys.put("type", problem.kind().scoring() ? "scoring" : "pass-fail");
      keys.put("validation", validation());
    }
    keys.put("name", name());
    keys.put(
        "uuid",
        yaml.text("uuid")
            .orElse(
                UUID.nameUUIDFromBytes(problem.name().getBytes(StandardCharsets.UTF_8))
                    .toString()));
    String license = yaml.text("license").orElse("unknown");
    keys.put("license", license);
    if (!license.equals("unknown") && !license.equals("public domain")) {
      keys.put(
          "rights_owner", yaml.text("rights_owner").orElse("the authors of " + problem.name()));
    }
    keys.put("limits", limits());
    if (!problem.languages().isEmpty()) {
      if (format == PackageFormat.LEGACY) {
        throw new BadInputException(
            problem.name()
                + " cannot be exported: it allows only some languages, which legacy packages cannot"
                + " say");
      }
      keys.put("languages", problem.languages().stream().sorted().toList());
    }
    if (!validatorFlags.isEmpty()) {
      keys.put("validator_flags", validatorFlags);
    }
    if (yaml.has("constants")) {
      constants(keys);
    }
    if (format == PackageFormat.LEGACY && yaml.has("grading")) {
      keys.put("grading", yaml.copy("grading"));
    }
    return keys;
  }

  private void constants(Map<String, Object> keys) throws BadInputException {
    if (format == PackageFormat.LEGACY) {
      throw new BadInputException(
          problem.name() + " cannot be exported: it has constants, which legacy packages do not");
    }
    keys.put("constants", yaml.copy("constants"));
  }

  private Object types() {
    List<String> types =
        Stream.of(
                problem.kind().scoring() ? "scoring" : "pass-fail",
                problem.kind().interactive() ? "interactive" : "",
                problem.kind().isMultiPass() ? "multi-pass" : "")
            .filter(type -> !type.isEmpty())
            .toList();
    return types.size() == 1 ? types.get(0) : types;
  }

  private String validation() throws BadInputException, IOException {
    if (problem.validators().output() == null) {
      return "default";
    }
    return "custom"
        + (problem.kind().interactive() ? " interactive" : "")
        + (problem.kind().isMultiPass() ? " multi-pass" : "")
        + (problem.kind().scoring() && validatorScores() ? " score" : "");
  }

  /** Whether the output validator gives scores: its package or its sources say so. */
  boolean validatorScores() throws BadInputException, IOException {
    Validators validators = problem.validators();
    if (validators.output() == null) {
      return false;
    }
    if (format == PackageFormat.LEGACY && validators.outputMentions("score_multiplier.txt")) {
      throw new BadInputException(
          problem.name()
              + " cannot be exported: its output validator writes score_multiplier.txt, which legacy"
              + " packages do not have");
    }
    return yaml.words("validation", true).contains("score")
        || validators.outputMentions("score.txt");
  }

  private Object name() throws BadInputException {
    if (!yaml.isSection("name")) {
      return yaml.text("name").orElse(problem.name());
    }
    YamlFile names = yaml.section("name");
    if (format == PackageFormat.LEGACY) {
      return names.text(names.has("en") ? "en" : names.keys().get(0)).orElse(problem.name());
    }
    Map<String, String> all = new LinkedHashMap<>();
    for (String language : names.keys()) {
      all.put(language, names.text(language).orElse(problem.name()));
    }
    return all;
  }

  private Map<String, Object> limits() {
    Map<String, Object> limits = new LinkedHashMap<>();
    if (format != PackageFormat.LEGACY) {
      double seconds = Double.parseDouble(seconds());
      limits.put("time_limit", seconds);
      if (seconds != Math.rint(seconds)) {
        limits.put("time_resolution", seconds);
      }
      if (problem.kind().isMultiPass()) {
        limits.put("validation_passes", problem.kind().passes());
      }
    }
    limits.put("memory", problem.limits().memoryBytes() / Limits.MIB);
    limits.put("output", Math.max(1, problem.limits().outputBytes() / Limits.MIB));
    problem.limits().codeBytes().ifPresent(bytes -> limits.put("code", bytes / 1024));
    Limits validation = problem.validators().limits();
    if (!validation.equals(Validators.LIMITS)) {
      long seconds = (long) Math.ceil(validation.cpu().toNanos() / 1e9);
      limits.put("validation_time", seconds);
      limits.put("validation_memory", validation.memoryBytes() / Limits.MIB);
      limits.put("validation_output", Math.max(1, validation.outputBytes() / Limits.MIB));
    }
    return limits;
  }

  /** The time limit in seconds. */
  String seconds() {
    double seconds = problem.limits().cpu().toNanos() / 1e9;
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
