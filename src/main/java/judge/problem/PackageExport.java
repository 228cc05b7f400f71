package judge.problem;

import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/**
 * Writes a problem as a package for other judging systems: of version 2025-09, in a folder of its
 * own in the archive, or a legacy one, whose files lie at the top, as DOMjudge wants them.
 */
public final class PackageExport implements AutoCloseable {
  private static final String STATEMENT = "statement.md";

  private final Problem problem;
  private final PackageFormat format;
  private final YamlFile yaml;
  private final ArgumentsExport arguments;
  private final PackageZip zip;

  private PackageExport(Problem problem, PackageFormat format, OutputStream out)
      throws BadInputException {
    this.problem = problem;
    this.format = format;
    Path file = problem.directory().resolve("problem.yaml");
    this.yaml = Files.exists(file) ? YamlFile.read(file) : YamlFile.empty(file);
    this.arguments = new ArgumentsExport(problem, format);
    this.zip = new PackageZip(out, format == PackageFormat.LEGACY ? "" : shortName(problem) + "/");
  }

  /**
   * Writes the package.
   *
   * @param format LEGACY or V2025_09
   * @throws BadInputException if the problem cannot be said in that format
   */
  public static void write(Problem problem, PackageFormat format, OutputStream out)
      throws BadInputException, IOException {
    try (PackageExport export = new PackageExport(problem, format, out)) {
      export.description();
      export.testFiles();
      export.statements();
      export.tests();
      export.programs();
      export.submissions();
    }
  }

  /** What a package of the problem is called: lower-case letters and digits alone. */
  public static String shortName(Problem problem) {
    return problem.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** What a test is called in the package: below the folder of samples or that of secret tests. */
  static String testName(TestCase test) {
    boolean isPlaced = test.name().startsWith("sample/") || test.name().startsWith("secret/");
    return (isPlaced ? "" : "secret/") + PackageZip.plain(test.name());
  }

  private void description() throws BadInputException, IOException {
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
    if (!arguments.validatorFlags().isEmpty()) {
      keys.put("validator_flags", arguments.validatorFlags());
    }
    if (format == PackageFormat.LEGACY && yaml.has("grading")) {
      keys.put("grading", grading(yaml.section("grading")));
    }
    zip.add("problem.yaml", dump(keys));
    if (format == PackageFormat.LEGACY) {
      String seconds = seconds();
      zip.add(".timelimit", seconds + "\n");
      zip.add("domjudge-problem.ini", "timelimit='" + seconds + "'\n");
    }
  }

  private static Map<String, Object> grading(YamlFile yaml) throws BadInputException {
    Map<String, Object> keys = new LinkedHashMap<>();
    for (String key : yaml.keys()) {
      keys.put(key, yaml.isFlag(key) ? yaml.flag(key) : yaml.text(key).orElse(""));
    }
    return keys;
  }

  /** What the files of folders and tests say of arguments and scores. */
  private void testFiles() throws BadInputException, IOException {
    Map<String, Map<String, Object>> files = new TreeMap<>(arguments.files());
    if (problem.kind().scoring()) {
      requireSampleAndSecretAlone();
      boolean scores = validatorScores();
      Map<String, Map<String, Object>> grading =
          format == PackageFormat.LEGACY
              ? new LegacyGrading(problem, scores).files()
              : new CurrentGrading(problem, scores).files();
      grading.forEach(
          (group, keys) ->
              files.computeIfAbsent(PackageZip.plain(group), each -> new TreeMap<>()).putAll(keys));
    }
    Set<String> tests = problem.tests().stream().map(PackageExport::testName).collect(toSet());
    for (Map.Entry<String, Map<String, Object>> file : files.entrySet()) {
      String name = file.getKey();
      String folder = "data/" + name + (name.isEmpty() ? "" : "/");
      if (!file.getValue().isEmpty()) {
        zip.add(
            tests.contains(name) ? "data/" + name + ".yaml" : folder + format.groupFiles().get(0),
            dump(file.getValue()));
      }
    }
  }

  private void requireSampleAndSecretAlone() throws BadInputException {
    TestGroup all = problem.groups();
    if (!all.tests().isEmpty()
        || !all.groups().stream()
            .allMatch(group -> List.of("sample", "secret").contains(group.name()))) {
      throw new BadInputException(
          problem.name()
              + " cannot be exported: it is scored, and has tests outside of sample and secret");
    }
  }

  private static String dump(Map<String, Object> keys) {
    return new Dump(DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build())
        .dumpToString(keys);
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
  private boolean validatorScores() throws BadInputException, IOException {
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

  private String seconds() {
    double seconds = problem.limits().cpu().toNanos() / 1e9;
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }

  /** Ours, English and then Chinese in one file, or the folder of a package. */
  private void statements() throws IOException {
    String folder = format == PackageFormat.LEGACY ? "problem_statement" : "statement";
    Path own = problem.directory().resolve(STATEMENT);
    if (Files.exists(own)) {
      String[] parts = Files.readString(own).split("(?m)^(?=# )", 0);
      zip.add(folder + "/problem.en.md", parts[0]);
      if (parts.length > 1) {
        zip.add(folder + "/problem.zh.md", parts[1]);
      }
      return;
    }
    for (String name : List.of("statement", "problem_statement")) {
      zip.addFolder(folder, problem.directory().resolve(name));
    }
  }

  private void tests() throws IOException {
    for (TestCase test : problem.tests()) {
      String name = "data/" + testName(test);
      zip.add(name + ".in", test.input());
      zip.add(name + ".ans", test.answer());
      if (test.files() != null) {
        zip.addFolder(name + ".files", test.files());
      }
    }
    if (format != PackageFormat.LEGACY) {
      for (String folder : ValidationData.FOLDERS) {
        zip.addFolder("data/" + folder, problem.directory().resolve("data").resolve(folder));
      }
    }
  }

  private void programs() throws IOException {
    Path output = problem.validators().output();
    if (output != null) {
      String folder =
          format == PackageFormat.LEGACY ? "output_validators/validator" : "output_validator";
      if (Files.isDirectory(output)) {
        zip.addFolder(folder, output);
      } else {
        zip.add(folder + "/" + output.getFileName(), output);
      }
    }
    for (Path input : problem.validators().input()) {
      String name = "input_validators/" + PackageZip.plain(input.getFileName().toString());
      if (Files.isDirectory(input)) {
        zip.addFolder(name, input);
      } else {
        zip.add(name, input);
      }
    }
  }

  private void submissions() throws IOException {
    Path main = problem.directory().resolve("Main.java");
    if (Files.exists(main)) {
      zip.add("submissions/accepted/main/Main.java", main);
    }
    Path folder = problem.directory().resolve("submissions");
    zip.addFolder("submissions", folder);
    boolean isPartlyUnknown =
        format != PackageFormat.LEGACY && Files.isDirectory(folder.resolve("partially_accepted"));
    if (isPartlyUnknown && !Files.exists(folder.resolve("submissions.yaml"))) {
      zip.add(
          "submissions/submissions.yaml",
          dump(
              Map.of(
                  "partially_accepted", Map.of("permitted", List.of("AC", "WA", "TLE", "RTE")))));
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
