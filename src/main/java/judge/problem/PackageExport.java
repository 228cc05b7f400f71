package judge.problem;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
  private final PackageZip zip;

  private PackageExport(Problem problem, PackageFormat format, OutputStream out) {
    this.problem = problem;
    this.format = format;
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
    if (problem.kind().scoring()) {
      throw new BadInputException(
          problem.name() + " is scored, and groups with scores cannot be exported");
    }
    try (PackageExport export = new PackageExport(problem, format, out)) {
      export.description();
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

  private void description() throws BadInputException, IOException {
    Path file = problem.directory().resolve("problem.yaml");
    YamlFile yaml = Files.exists(file) ? YamlFile.read(file) : YamlFile.empty(file);
    Map<String, Object> keys = new LinkedHashMap<>();
    if (format != PackageFormat.LEGACY) {
      keys.put("problem_format_version", "2025-09");
      keys.put("type", types());
    } else {
      keys.put("type", "pass-fail");
      keys.put("validation", validation());
    }
    keys.put("name", name(yaml));
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
    List<String> arguments = sharedArguments();
    if (format == PackageFormat.LEGACY && !arguments.isEmpty()) {
      keys.put("validator_flags", String.join(" ", arguments));
    }
    DumpSettings settings = DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build();
    zip.add("problem.yaml", new Dump(settings).dumpToString(keys));
    if (format == PackageFormat.LEGACY) {
      String seconds = seconds();
      zip.add(".timelimit", seconds + "\n");
      zip.add("domjudge-problem.ini", "timelimit='" + seconds + "'\n");
    } else if (!arguments.isEmpty()) {
      String group = new Dump(settings).dumpToString(Map.of("output_validator_args", arguments));
      zip.add("data/sample/test_group.yaml", group);
      zip.add("data/secret/test_group.yaml", group);
    }
  }

  private Object types() {
    List<String> types =
        Stream.of(
                "pass-fail",
                problem.kind().interactive() ? "interactive" : "",
                problem.kind().isMultiPass() ? "multi-pass" : "")
            .filter(type -> !type.isEmpty())
            .toList();
    return types.size() == 1 ? types.get(0) : types;
  }

  private String validation() {
    if (problem.validators().output() == null) {
      return "default";
    }
    return "custom"
        + (problem.kind().interactive() ? " interactive" : "")
        + (problem.kind().isMultiPass() ? " multipass" : "");
  }

  private Object name(YamlFile yaml) throws BadInputException {
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
    return limits;
  }

  private String seconds() {
    double seconds = problem.limits().cpu().toNanos() / 1e9;
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }

  /** The output validator's arguments, which have to be the same for all tests. */
  private List<String> sharedArguments() throws BadInputException {
    List<List<String>> all =
        problem.tests().stream().map(TestCase::outputArguments).distinct().toList();
    if (all.size() > 1) {
      throw new BadInputException(
          problem.name()
              + " has output validator arguments that differ between tests, which cannot"
              + " be exported");
    }
    return all.get(0);
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
      boolean isPlaced = test.name().startsWith("sample/") || test.name().startsWith("secret/");
      String name = "data/" + (isPlaced ? "" : "secret/") + PackageZip.plain(test.name());
      zip.add(name + ".in", test.input());
      zip.add(name + ".ans", test.answer());
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
    zip.addFolder("submissions", problem.directory().resolve("submissions"));
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
