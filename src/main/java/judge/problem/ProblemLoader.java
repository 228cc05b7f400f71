package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Loads a problem from its folder: one of ours, whose tests are kept apart, a package with its
 * tests in {@code data/}, or a plain folder of {@code .in} and answer files.
 */
public final class ProblemLoader {
  private static final String YAML = "problem.yaml";
  private static final List<String> UNSUPPORTED =
      List.of(
          "output_validator",
          "output_validators",
          "data/secret/test_group.yaml",
          "data/secret/testdata.yaml");

  private ProblemLoader() {}

  /**
   * Whether the folder is meant as a problem: it has a {@code problem.yaml}, a {@code data} folder
   * or test files.
   */
  public static boolean isProblem(Path folder) {
    try {
      return Files.isDirectory(folder)
          && (Files.exists(folder.resolve(YAML))
              || Files.isDirectory(folder.resolve("data"))
              || TestData.isIn(folder));
    } catch (IOException e) {
      return false; // what cannot be read is no problem; the caller says what it looked for
    }
  }

  /**
   * Loads a folder that holds its own tests.
   *
   * @throws BadInputException if it is no usable problem
   */
  public static Problem load(Path folder) throws BadInputException {
    Path data = folder.resolve("data");
    return load(folder, Files.isDirectory(data) ? data : folder);
  }

  /**
   * Loads a folder whose tests are elsewhere.
   *
   * @throws BadInputException if it is no usable problem
   */
  static Problem load(Path folder, Path tests) throws BadInputException {
    for (String feature : UNSUPPORTED) {
      if (Files.exists(folder.resolve(feature))) {
        throw new BadInputException(
            folder.resolve(feature) + " is a part of the package format that is not supported");
      }
    }
    Path yaml = folder.resolve(YAML);
    boolean described = Files.exists(yaml);
    ProblemYaml description = described ? ProblemYaml.read(yaml) : null;
    return new Problem(
        folder.toAbsolutePath().normalize().getFileName().toString(),
        folder,
        described ? description.limits() : Limits.DEFAULT,
        described ? description.comparison() : ComparisonOptions.DEFAULT,
        TestData.find(tests));
  }
}
