package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.ValidationTests.GivenOutput;

/**
 * Loads a problem from its folder: one of ours, whose tests are kept apart, a package with its
 * tests in {@code data/}, or a plain folder of {@code .in} and answer files.
 */
public final class ProblemLoader {
  private static final String YAML = "problem.yaml";
  private static final List<String> UNSUPPORTED = List.of("static_validator", "graders");

  private ProblemLoader() {}

  /**
   * Whether the folder is meant as a problem: it has a {@code problem.yaml}, a {@code data} or
   * {@code secret} folder, or test files.
   */
  public static boolean isProblem(Path folder) {
    try {
      return Files.isDirectory(folder)
          && (Files.exists(folder.resolve(YAML))
              || Files.isDirectory(folder.resolve("data"))
              || Files.isDirectory(folder.resolve("secret"))
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
    return Files.isDirectory(data) ? load(folder, data, true) : load(folder, folder, false);
  }

  /**
   * Loads a folder whose tests are elsewhere.
   *
   * @throws BadInputException if it is no usable problem
   */
  static Problem load(Path folder, Path tests) throws BadInputException {
    return load(folder, tests, false);
  }

  private static Problem load(Path folder, Path data, boolean isPackage) throws BadInputException {
    Path file = folder.resolve(YAML);
    ProblemYaml yaml = Files.exists(file) ? ProblemYaml.read(file) : ProblemYaml.none(file);
    for (String feature : UNSUPPORTED) {
      if (Files.exists(folder.resolve(feature))) {
        throw new BadInputException(
            folder.resolve(feature)
                + " is a part of the package format that is not supported; to judge without it,"
                + " move it away");
      }
    }
    requireFoldersIn(folder, "include");
    Limits limits = yaml.limits();
    if (yaml.format() == PackageFormat.LEGACY && !yaml.hasTimeLimit()) {
      limits = TimeLimitFiles.read(folder).map(limits::withCpu).orElse(limits);
    }
    GroupYaml groups = new GroupYaml(data, yaml.format(), yaml.constants(), yaml.validatorFlags());
    TestData testData = new TestData(data, isPackage, groups);
    List<TestCase> tests = testData.find();
    ValidationTests validationTests =
        new ValidationData(data, groups).find(testData.shownOutputs(tests));
    Validators validators = validators(folder, yaml);
    if (validators.output() == null) {
      var others = validationTests.outputs().stream().map(GivenOutput::test);
      for (TestCase test : Stream.concat(tests.stream(), others).toList()) {
        ComparisonOptions.parse(
            test.outputArguments(), file + ": output validator of " + test.name());
      }
    }
    return new Problem(
        folder.toAbsolutePath().normalize().getFileName().toString(),
        folder,
        yaml.format(),
        yaml.kind(),
        limits,
        yaml.timeMargins(),
        yaml.compilationLimits(),
        yaml.languages(),
        yaml.constants(),
        validators,
        tests,
        new TestGroups(data, groups, yaml.format() != PackageFormat.V2025_09).of(tests),
        validationTests);
  }

  /** Files to include lie in a folder for their language. */
  private static void requireFoldersIn(Path problem, String include) throws BadInputException {
    for (Path file : programs(problem, List.of(include), false)) {
      if (!Files.isDirectory(file)) {
        throw new BadInputException(
            file
                + " is in no folder for a language; move it to "
                + problem.resolve(include).resolve("default"));
      }
    }
  }

  private static Validators validators(Path folder, ProblemYaml yaml) throws BadInputException {
    List<Path> output =
        yaml.mayHaveOutputValidator()
            ? programs(
                folder, yaml.format().outputValidators(), yaml.format() != PackageFormat.LEGACY)
            : List.of();
    if (output.size() > 1) {
      throw new BadInputException(
          output.get(0).getParent() + " has several output validators; keep one");
    }
    if (output.isEmpty() && yaml.needsOutputValidator()) {
      throw new BadInputException(
          folder.resolve(yaml.format().outputValidators().get(0))
              + " is not there, or empty; the problem needs an output validator of its own");
    }
    return new Validators(
        output.isEmpty() ? null : output.get(0),
        programs(folder, yaml.format().inputValidators(), false),
        yaml.validationLimits());
  }

  /**
   * The programs in the first of these folders that is there: each file or folder in it, or, where
   * it may be one program itself, the folder.
   */
  private static List<Path> programs(Path problem, List<String> names, boolean mayBeOne)
      throws BadInputException {
    for (String name : names) {
      Path folder = problem.resolve(name);
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          List<Path> programs =
              files
                  .filter(file -> !file.getFileName().toString().startsWith("."))
                  .sorted()
                  .toList();
          boolean isOne = mayBeOne && programs.stream().anyMatch(Files::isRegularFile);
          return isOne ? List.of(folder) : programs;
        } catch (IOException e) {
          throw new BadInputException("cannot read " + folder + ": " + Reason.of(e), e);
        }
      }
    }
    return List.of();
  }
}
