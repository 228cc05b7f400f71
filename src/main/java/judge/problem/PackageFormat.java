package judge.problem;

import java.util.List;
import java.util.Set;

/** The versions of the problem package format, and what differs between them. */
public enum PackageFormat {
  /** Without {@code problem_format_version}; a plain folder of tests is taken for one. */
  LEGACY(
      "problem_format_version type name uuid author source source_url license rights_owner limits"
          + " validation validator_flags keywords grading",
      List.of("testdata.yaml"),
      List.of("output_validators", "output_validator"),
      List.of("input_validators", "input_format_validators")),

  /** Version 2023-07 and its draft, which score as legacy packages do. */
  DRAFT(
      "problem_format_version type name uuid version credits source license rights_owner"
          + " embargo_until limits keywords languages allow_file_writing constants",
      List.of("test_group.yaml", "testdata.yaml"),
      List.of("output_validator", "output_validators"),
      List.of("input_validators")),

  V2025_09(
      "problem_format_version type name uuid version credits source license rights_owner"
          + " embargo_until limits keywords languages allow_file_writing constants",
      List.of("test_group.yaml"),
      List.of("output_validator", "output_validators"),
      List.of("input_validators"));

  private final Set<String> keys;
  private final List<String> groupFiles;
  private final List<String> outputValidators;
  private final List<String> inputValidators;

  PackageFormat(
      String keys,
      List<String> groupFiles,
      List<String> outputValidators,
      List<String> inputValidators) {
    this.keys = Set.of(keys.split(" "));
    this.groupFiles = groupFiles;
    this.outputValidators = outputValidators;
    this.inputValidators = inputValidators;
  }

  /** The keys that {@code problem.yaml} may have. */
  Set<String> keys() {
    return keys;
  }

  /** The names of the file that describes a group of tests. */
  List<String> groupFiles() {
    return groupFiles;
  }

  /** The names of the folder with the output validator. */
  List<String> outputValidators() {
    return outputValidators;
  }

  /** The names of the folder with input validators. */
  List<String> inputValidators() {
    return inputValidators;
  }

  /**
   * The format that a {@code problem.yaml} says it has.
   *
   * @throws BadInputException if that is not known
   */
  static PackageFormat of(YamlFile yaml) throws BadInputException {
    String version = yaml.text("problem_format_version").orElse("legacy");
    return switch (version) {
      case "legacy", "legacy-icpc" -> LEGACY;
      case "2023-07", "2023-07-draft" -> DRAFT;
      case "2025-09", "2025-09-draft", "draft" -> V2025_09;
      default ->
          throw yaml.bad(
              "problem_format_version",
              "is '" + version + "'; legacy, 2023-07-draft and 2025-09 are supported");
    };
  }
}
