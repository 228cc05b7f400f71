package judge.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.ValidationTests.GivenOutput;
import org.apache.commons.io.FilenameUtils;

/** Finds what a package has, in folders of their own, to test its validators with. */
final class ValidationData {
  private static final List<String> INVALID_INPUT = List.of("invalid_input", "invalid_inputs");
  private static final List<String> INVALID_OUTPUT = List.of("invalid_output", "invalid_outputs");
  private static final List<String> VALID_OUTPUT = List.of("valid_output", "valid_outputs");

  /** What some tools have besides; of answers that are no tests. */
  private static final List<String> INVALID_ANSWERS = List.of("invalid_answers");

  /** The names of the folders, in the version of today and as they were called before. */
  static final List<String> FOLDERS =
      Stream.of(INVALID_INPUT, INVALID_OUTPUT, VALID_OUTPUT, INVALID_ANSWERS)
          .flatMap(List::stream)
          .toList();

  private final Path root;
  private final GroupYaml groups;

  /**
   * @param root the folder of all test data
   */
  ValidationData(Path root, GroupYaml groups) {
    this.root = root;
    this.groups = groups;
  }

  /**
   * All of it.
   *
   * @param shown outputs that stand beside the answers of tests, to be shown instead of them
   * @throws BadInputException if something cannot be read, or is not complete
   */
  ValidationTests find(List<GivenOutput> shown) throws BadInputException {
    List<TestCase> invalidInputs = new ArrayList<>();
    for (Path input : inputs(INVALID_INPUT)) {
      invalidInputs.add(test(input, input));
    }
    List<GivenOutput> outputs = new ArrayList<>(shown);
    for (Path input : inputs(VALID_OUTPUT)) {
      outputs.add(output(input, true));
    }
    for (Path input : inputs(INVALID_OUTPUT)) {
      outputs.add(output(input, false));
    }
    return new ValidationTests(invalidInputs, outputs);
  }

  private List<Path> inputs(List<String> folders) throws BadInputException {
    List<Path> inputs = new ArrayList<>();
    for (String name : folders) {
      Path folder = root.resolve(name);
      if (!Files.isDirectory(folder)) {
        continue;
      }
      try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
        files
            .filter(file -> FilenameUtils.isExtension(file.toString(), "in"))
            .filter(Files::isRegularFile)
            .sorted()
            .forEach(inputs::add);
      } catch (IOException | UncheckedIOException e) {
        throw new BadInputException("cannot read " + folder + ": " + Reason.of(e), e);
      }
    }
    return inputs;
  }

  private GivenOutput output(Path input, boolean isRight) throws BadInputException {
    return new GivenOutput(test(input, beside(input, ".ans")), beside(input, ".out"), isRight);
  }

  private static Path beside(Path input, String ending) throws BadInputException {
    Path file = input.resolveSibling(FilenameUtils.getBaseName(input.toString()) + ending);
    if (!Files.isReadable(file)) {
      throw new BadInputException(
          input + " has no " + file.getFileName() + " beside it that can be read; create it");
    }
    return file;
  }

  private TestCase test(Path input, Path answer) throws BadInputException {
    String name = FilenameUtils.separatorsToUnix(root.relativize(input).toString());
    return groups.test(FilenameUtils.removeExtension(name), input, answer);
  }
}
