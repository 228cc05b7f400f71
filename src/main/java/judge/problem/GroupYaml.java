package judge.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.FilenameUtils;

/**
 * Reads the files that describe groups of tests, {@code testdata.yaml} or {@code test_group.yaml},
 * and single tests. What a file does not set is as in the folder above.
 */
final class GroupYaml {
  private static final Set<String> LEGACY =
      Set.of(
          ("on_reject grading grader_flags input_validator_flags output_validator_flags"
                  + " accept_score reject_score range")
              .split(" "));
  private static final Set<String> CURRENT =
      Set.of(
          ("max_score score_aggregation static_validation_score require_pass args"
                  + " input_validator_args static_validator_args output_validator_args"
                  + " input_visualizer_args output_visualizer_args full_feedback")
              .split(" "));
  private static final Set<String> TEST =
      Set.of(
          ("args input_validator_args output_validator_args input_visualizer_args"
                  + " output_visualizer_args full_feedback hint description")
              .split(" "));

  /** The folder that they are copied to takes 64 MiB; what the program writes has to fit too. */
  private static final long LARGEST_FILES = 48 * Limits.MIB;

  private final Path root;
  private final PackageFormat format;
  private final Constants constants;
  private final List<String> outputArguments;
  private final Map<Path, Settings> known = new HashMap<>();

  /**
   * What holds for the tests in a folder.
   *
   * @param isDescribed whether the folder has a file of its own
   * @param arguments the submission's
   * @param inputArguments by the name of the input validator, or by "" for all
   */
  record Settings(
      boolean isDescribed,
      List<String> arguments,
      List<String> outputArguments,
      Map<String, List<String>> inputArguments,
      Grading grading) {}

  /**
   * @param root the folder of all test data
   * @param outputArguments the output validator's for all tests
   */
  GroupYaml(Path root, PackageFormat format, Constants constants, List<String> outputArguments) {
    this.root = root;
    this.format = format;
    this.constants = constants;
    this.outputArguments = outputArguments;
    known.put(
        root.getParent(),
        new Settings(
            false,
            List.of(),
            outputArguments,
            Map.of(),
            new Grading.Legacy(true, List.of(), 1, 0)));
  }

  /** Whether tests may have files and arguments for submissions. */
  boolean hasFiles() {
    return format != PackageFormat.LEGACY;
  }

  /**
   * A test with all that holds for it.
   *
   * @param name its path below the root without the ending
   */
  TestCase test(String name, Path input, Path answer) throws BadInputException {
    String base = FilenameUtils.getBaseName(input.toString());
    Settings settings = of(input.getParent(), input.resolveSibling(base + ".yaml"));
    Path files = input.resolveSibling(base + ".files");
    return new TestCase(
        name,
        input,
        answer,
        settings.arguments(),
        hasFiles() && Files.isDirectory(files) ? requireSmall(files) : null,
        settings.outputArguments(),
        settings.inputArguments());
  }

  private static Path requireSmall(Path files) throws BadInputException {
    long bytes = FileUtils.sizeOfDirectory(files.toFile());
    if (bytes > LARGEST_FILES) {
      throw new BadInputException(
          files
              + " has "
              + bytes / Limits.MIB
              + " MiB; the folder that submissions find them in takes "
              + LARGEST_FILES / Limits.MIB
              + " MiB");
    }
    return files;
  }

  /** The settings of a folder at or below the root. */
  Settings of(Path folder) throws BadInputException {
    Settings settings = known.get(folder);
    if (settings == null) {
      settings = read(folder, of(folder.getParent()));
      known.put(folder, settings);
    }
    return settings;
  }

  /** The settings of a single test in a folder. */
  private Settings of(Path folder, Path testYaml) throws BadInputException {
    Settings group = of(folder);
    if (format == PackageFormat.LEGACY || !Files.exists(testYaml)) {
      return group;
    }
    YamlFile yaml = YamlFile.read(testYaml);
    yaml.requireKnown(TEST);
    return new Settings(
        true,
        arguments(yaml, group),
        outputArguments(yaml, group),
        inputArguments(yaml, group),
        group.grading());
  }

  private Settings read(Path folder, Settings above) throws BadInputException {
    Path file =
        format.groupFiles().stream()
            .map(folder::resolve)
            .filter(Files::exists)
            .findFirst()
            .orElse(null);
    if (file == null) {
      refuseOtherFiles(folder);
    }
    YamlFile yaml = file == null ? YamlFile.empty(folder) : YamlFile.read(file, constants);
    yaml.requireKnown(
        switch (format) {
          case LEGACY -> LEGACY;
          case DRAFT -> union(LEGACY, CURRENT);
          case V2025_09 -> CURRENT;
        });
    return new Settings(
        file != null,
        arguments(yaml, above),
        outputArguments(yaml, above),
        inputArguments(yaml, above),
        format == PackageFormat.V2025_09
            ? GradingYaml.bounded(yaml, folder.equals(root.resolve("secret")))
            : GradingYaml.legacy(yaml, above.grading()));
  }

  /** A file that only other versions of the format have would be passed over. */
  private void refuseOtherFiles(Path folder) throws BadInputException {
    for (PackageFormat other : PackageFormat.values()) {
      for (String name : other.groupFiles()) {
        if (Files.exists(folder.resolve(name))) {
          throw new BadInputException(
              folder.resolve(name)
                  + " is not of this package's version, which has "
                  + format.groupFiles().get(0)
                  + "; rename it, or see to problem_format_version");
        }
      }
    }
  }

  private static List<String> arguments(YamlFile yaml, Settings above) throws BadInputException {
    return yaml.has("args") ? yaml.words("args", false) : above.arguments();
  }

  /** Flags are added to those for all tests, and replace those of a folder above. */
  private List<String> outputArguments(YamlFile yaml, Settings above) throws BadInputException {
    refuse(yaml, "static_validator_args", "static_validation_score");
    if (yaml.has("output_validator_args")) {
      return yaml.words("output_validator_args", false);
    }
    if (!yaml.has("output_validator_flags")) {
      return above.outputArguments();
    }
    List<String> own =
        yaml.isSection("output_validator_flags")
            ? yaml.section("output_validator_flags").words("flags", true)
            : yaml.words("output_validator_flags", true);
    return Stream.concat(outputArguments.stream(), own.stream()).toList();
  }

  private static Map<String, List<String>> inputArguments(YamlFile yaml, Settings above)
      throws BadInputException {
    String key =
        yaml.has("input_validator_args") ? "input_validator_args" : "input_validator_flags";
    boolean split = key.endsWith("flags");
    if (!yaml.has(key)) {
      return above.inputArguments();
    }
    if (!yaml.isSection(key)) {
      return Map.of("", yaml.words(key, split));
    }
    YamlFile section = yaml.section(key);
    if (split && section.has("flags")) {
      return Map.of(section.text("name").orElse(""), section.words("flags", true));
    }
    Map<String, List<String>> arguments = new HashMap<>();
    for (String name : section.keys()) {
      arguments.put(name, section.words(name, split));
    }
    return arguments;
  }

  static void refuse(YamlFile yaml, String... keys) throws BadInputException {
    for (String key : keys) {
      if (yaml.has(key) && !yaml.words(key, true).isEmpty()) {
        throw yaml.bad(key, "is a part of the package format that is not supported; remove it");
      }
    }
  }

  private static Set<String> union(Set<String> a, Set<String> b) {
    Set<String> union = new HashSet<>(a);
    union.addAll(b);
    return union;
  }
}
