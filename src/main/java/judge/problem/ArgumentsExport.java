package judge.problem;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Says what arguments programs get on the tests. Legacy packages say it of folders, and of the
 * output validator for all tests at once; later ones of the top folders or of single tests.
 */
final class ArgumentsExport {
  private final Problem problem;
  private final boolean isLegacy;
  private final boolean isOutputShared;

  ArgumentsExport(Problem problem, PackageFormat format) {
    this.problem = problem;
    this.isLegacy = format == PackageFormat.LEGACY;
    this.isOutputShared =
        problem.tests().stream().map(TestCase::outputArguments).distinct().count() == 1;
  }

  /** The output validator's for all tests, if {@code problem.yaml} is to say so; may be empty. */
  String validatorFlags() throws BadInputException {
    return isLegacy && isOutputShared ? words(problem.tests().get(0).outputArguments()) : "";
  }

  /**
   * The keys of the files of folders and tests, by their names in the exported package.
   *
   * @throws BadInputException if the format cannot say it
   */
  Map<String, Map<String, Object>> files() throws BadInputException {
    Map<String, Map<String, Object>> files = new TreeMap<>();
    boolean areAllTheSame = problem.tests().stream().map(this::keys).distinct().count() == 1;
    for (TestCase test : problem.tests()) {
      String name = PackageExport.testName(test);
      if (!isLegacy) {
        files.put(areAllTheSame ? name.substring(0, "secret".length()) : name, keys(test));
        continue;
      }
      String folder = name.substring(0, name.lastIndexOf('/'));
      Map<String, Object> keys = legacyKeys(test);
      Map<String, Object> other = files.put(folder, keys);
      if (other != null && !other.equals(keys)) {
        throw cannot("arguments that differ between the tests of " + folder);
      }
    }
    return files;
  }

  private Map<String, Object> keys(TestCase test) {
    Map<String, Object> keys = new LinkedHashMap<>();
    if (!test.arguments().isEmpty()) {
      keys.put("args", test.arguments());
    }
    if (!test.outputArguments().isEmpty()) {
      keys.put("output_validator_args", test.outputArguments());
    }
    Map<String, List<String>> input = test.inputArguments();
    if (!input.isEmpty()) {
      keys.put("input_validator_args", input.containsKey("") ? input.get("") : input);
    }
    return keys;
  }

  /** What is inherited from the folder above is said again, even if it is nothing. */
  private Map<String, Object> legacyKeys(TestCase test) throws BadInputException {
    if (!test.arguments().isEmpty() || test.files() != null) {
      throw cannot("arguments or files for submissions");
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    if (!isOutputShared) {
      keys.put("output_validator_flags", words(test.outputArguments()));
    }
    Map<String, List<String>> input = test.inputArguments();
    if (input.size() > 1) {
      throw cannot("arguments for several input validators");
    }
    if (anyTest(each -> !each.inputArguments().isEmpty())) {
      String name = input.isEmpty() ? "" : input.keySet().iterator().next();
      String flags = input.isEmpty() ? "" : words(input.get(name));
      keys.put(
          "input_validator_flags", name.isEmpty() ? flags : Map.of("name", name, "flags", flags));
    }
    return keys;
  }

  private boolean anyTest(Predicate<TestCase> condition) {
    return problem.tests().stream().anyMatch(condition);
  }

  /** Arguments on one line, as legacy packages have them. */
  private String words(List<String> arguments) throws BadInputException {
    for (String argument : arguments) {
      if (argument.isBlank() || argument.chars().anyMatch(Character::isWhitespace)) {
        throw cannot("the argument '" + argument + "' for a validator");
      }
    }
    return String.join(" ", arguments);
  }

  private BadInputException cannot(String what) {
    return new BadInputException(
        problem.name()
            + " cannot be exported: it has "
            + what
            + ", which legacy packages cannot say");
  }
}
