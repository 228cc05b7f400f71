package judge.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.commons.io.FilenameUtils;

/** Finds the test cases below a folder: every {@code .in} with its {@code .out} or {@code .ans}. */
final class TestData {
  private static final List<String> ANSWER_ENDINGS = List.of("out", "ans");

  private TestData() {}

  /** Whether the folder itself, not one below it, holds a test's input or answer. */
  static boolean isIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(Path::getFileName)
          .anyMatch(name -> isTestFile(name.toString()) && !isHidden(name));
    }
  }

  /**
   * The test cases in test order: samples first, then by the natural order of their names.
   *
   * @throws BadInputException if there is none, or one that is not a readable pair
   */
  static List<TestCase> find(Path root) throws BadInputException {
    Map<String, Path> inputs = new TreeMap<>(TestData::compareTests);
    Map<String, Path> answers = new HashMap<>();
    try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        String name = file.getFileName().toString();
        Path relative = root.relativize(file);
        if (!isTestFile(name) || isHidden(relative) || Files.isDirectory(file)) {
          continue;
        }
        String test =
            FilenameUtils.removeExtension(
                relative.toString().replace(file.getFileSystem().getSeparator(), "/"));
        if (FilenameUtils.isExtension(name, "in")) {
          inputs.put(test, file);
        } else {
          Path other = answers.put(test, file);
          if (other != null) {
            throw new BadInputException(
                "test " + test + " has two answers, " + other + " and " + file + "; remove one");
          }
        }
      }
    } catch (IOException e) {
      throw new BadInputException(
          "cannot read the test data in " + root + ": " + e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw new BadInputException(
          "cannot read the test data in " + root + ": " + e.getCause().getMessage(), e);
    }
    return pair(root, inputs, answers);
  }

  private static List<TestCase> pair(Path root, Map<String, Path> inputs, Map<String, Path> answers)
      throws BadInputException {
    List<TestCase> tests = new ArrayList<>();
    for (Map.Entry<String, Path> entry : inputs.entrySet()) {
      Path input = entry.getValue();
      Path answer = answers.remove(entry.getKey());
      if (answer == null) {
        throw new BadInputException(
            input
                + " has no answer file; create "
                + sibling(input, ".out")
                + " or .ans, or remove the .in");
      }
      requireReadable(input);
      requireReadable(answer);
      tests.add(new TestCase(entry.getKey(), input, answer));
    }
    if (!answers.isEmpty()) {
      Path lonely = answers.values().stream().min(Comparator.naturalOrder()).orElseThrow();
      throw new BadInputException(
          lonely
              + " is an answer without a test; create "
              + sibling(lonely, ".in")
              + " or remove it");
    }
    if (tests.isEmpty()) {
      throw new BadInputException(
          "no tests in " + root + "; a test is a NAME.in and a NAME.out or NAME.ans beside it");
    }
    return tests;
  }

  private static void requireReadable(Path file) throws BadInputException {
    if (!Files.exists(file)) {
      throw new BadInputException(
          file + " is a link to a file that is not there; mend or remove it");
    }
    if (!Files.isReadable(file)) {
      throw new BadInputException(
          "cannot read " + file + "; allow it (chmod +r) or remove the test");
    }
  }

  private static String sibling(Path file, String ending) {
    return FilenameUtils.removeExtension(file.getFileName().toString()) + ending;
  }

  private static boolean isTestFile(String name) {
    return FilenameUtils.isExtension(name, "in") || FilenameUtils.isExtension(name, ANSWER_ENDINGS);
  }

  /** Files that tools leave behind, such as {@code ._1.in} and {@code .git/}, are no tests. */
  private static boolean isHidden(Path relative) {
    return StreamSupport.stream(relative.spliterator(), false)
        .anyMatch(part -> part.toString().startsWith("."));
  }

  private static int compareTests(String a, String b) {
    int order = Boolean.compare(isSample(b), isSample(a));
    return order != 0 ? order : NaturalOrder.INSTANCE.compare(a, b);
  }

  private static boolean isSample(String test) {
    return test.startsWith("sample/");
  }
}
