package judge.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One test of a problem.
 *
 * @param name its path below the test data without the ending, with slashes: {@code sample/1}
 * @param input what the submission reads
 * @param answer the answer file, which the output validator reads
 * @param arguments the submission's
 * @param files a folder with what it finds in its working folder, or null for none
 * @param outputArguments further arguments of the output validator
 * @param inputArguments further arguments of the input validators, by the validator's name, or by
 *     "" for all
 */
public record TestCase(
    String name,
    Path input,
    Path answer,
    List<String> arguments,
    Path files,
    List<String> outputArguments,
    Map<String, List<String>> inputArguments) {

  public TestCase {
    arguments = List.copyOf(arguments);
    outputArguments = List.copyOf(outputArguments);
    inputArguments = Map.copyOf(inputArguments);
  }

  /** A test without further arguments. */
  public TestCase(String name, Path input, Path answer) {
    this(name, input, answer, List.of(), null, List.of(), Map.of());
  }

  /** How to compare, if the default output validator does. */
  public ComparisonOptions comparison() {
    try {
      return ComparisonOptions.parse(outputArguments, name);
    } catch (BadInputException e) {
      throw new IllegalStateException("checked when the problem was loaded", e);
    }
  }

  /** The further arguments of the input validator of that name. */
  public List<String> inputArguments(String validator) {
    return inputArguments.getOrDefault(validator, inputArguments.getOrDefault("", List.of()));
  }
}
