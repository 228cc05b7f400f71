package judge.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in the words of {@code problem.yaml}, of either format, what a problem is. */
final class DescriptionExport {
  /** What does not bear on judging. */
  private static final List<String> ORIGIN =
      List.of(
          ("version author credits source source_url keywords embargo_until allow_file_writing")
              .split(" "));

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
    origin(keys);
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

  /** Who made it, where it is from, and what it is about. */
  private void origin(Map<String, Object> keys) throws BadInputException {
    boolean isLegacy = format == PackageFormat.LEGACY;
    if (isLegacy == (problem.format() == PackageFormat.LEGACY)) {
      ORIGIN.stream().filter(yaml::has).forEach(key -> keys.put(key, yaml.copy(key)));
      return;
    }
    String author = names(yaml.copy(isLegacy ? "credits" : "author"));
    if (!author.isEmpty()) {
      keys.put(isLegacy ? "author" : "credits", author);
    }
    String source = names(yaml.copy("source"));
    if (!source.isEmpty()) {
      String url = isLegacy ? "" : yaml.text("source_url").orElse("");
      keys.put("source", url.isEmpty() ? source : Map.of("name", source, "url", url));
    }
    List<String> keywords = yaml.words("keywords", true);
    if (!keywords.isEmpty()) {
      keys.put("keywords", isLegacy ? String.join(" ", keywords) : keywords);
    }
  }

  /** The names in what says who, or where from: a name, a list, or keys such as {@code authors}. */
  private static String names(Object value) {
    if (value instanceof Map<?, ?> map) {
      return names(map.containsKey("name") ? map.get("name") : map.get("authors"));
    }
    return value instanceof List<?> list
        ? list.stream().map(DescriptionExport::names).collect(Collectors.joining(", "))
        : value == null ? "" : value.toString();
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
    if (!problem.compilation().equals(Limits.COMPILATION)) {
      limits.put("compilation_time", wholeSeconds(problem.compilation()));
      limits.put("compilation_memory", problem.compilation().memoryBytes() / Limits.MIB);
    }
    Limits validation = problem.validators().limits();
    if (!validation.equals(Validators.LIMITS)) {
      limits.put("validation_time", wholeSeconds(validation));
      limits.put("validation_memory", validation.memoryBytes() / Limits.MIB);
      limits.put("validation_output", Math.max(1, validation.outputBytes() / Limits.MIB));
    }
    return limits;
  }

  private static long wholeSeconds(Limits limits) {
    return (long) Math.ceil(limits.cpu().toNanos() / 1e9);
  }

  /** The time limit in seconds. */
  String seconds() {
    double seconds = problem.limits().cpu().toNanos() / 1e9;
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
