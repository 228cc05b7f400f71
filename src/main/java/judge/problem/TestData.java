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
import judge.problem.ValidationTests.GivenOutput;
import org.apache.commons.io.FilenameUtils;

/** Finds the test cases below a folder: every {@code .in} with its {@code .out} or {@code .ans}. */
final class TestData {
  private static final List<String> ANSWER_ENDINGS = List.of("out", "ans");

  private final Path root;
  private final boolean isPackage;
  private final GroupYaml groups;
  private final Map<String, Path> inputs = new TreeMap<>(TestData::compareTests);
  private final Map<String, Path> answers = new HashMap<>();
  private final Map<String, Path> shownOutputs = new HashMap<>();

  /**
   * @param isPackage whether the folder is a package's {@code data}, in which {@code .out} beside
   *     {@code .ans} is an output to show in the statement
   */
  TestData(Path root, boolean isPackage, GroupYaml groups) {
    this.root = root;
    this.isPackage = isPackage;
    this.groups = groups;
  }

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
  List<TestCase> find() throws BadInputException {
    try (Stream<Path> files = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        Path relative = root.relativize(file);
        if (isHidden(relative)
            || isPackage && ValidationData.FOLDERS.contains(relative.getName(0).toString())) {
          continue;
        }
        if (isPackage && isBelowFiles(relative)) {
          requireTest(file);
        } else if (!Files.isDirectory(file) && isTestFile(file.getFileName().toString())) {
          add(file, relative);
        }
      }
    } catch (IOException e) {
      throw unreadable(e);
    } catch (UncheckedIOException e) {
      throw unreadable(e.getCause());
    }
    return pair();
  }

  private static boolean isBelowFiles(Path relative) {
    return StreamSupport.stream(relative.spliterator(), false)
        .anyMatch(part -> FilenameUtils.isExtension(part.toString(), "files"));
  }

  /** A folder of files for a test must have one. */
  private void requireTest(Path file) throws BadInputException {
    if (!FilenameUtils.isExtension(file.toString(), "files")) {
      return;
    }
    if (!groups.hasFiles()) {
      throw new BadInputException(
          file + " is a part of the package format that legacy packages do not have");
    }
    Path input = file.resolveSibling(sibling(file, ".in"));
    if (!Files.exists(input)) {
      throw new BadInputException(file + " belongs to no test; create " + input);
    }
  }

  /** The outputs beside the answers of these tests, which are shown in statements instead. */
  List<GivenOutput> shownOutputs(List<TestCase> tests) {
    return tests.stream()
        .filter(test -> shownOutputs.containsKey(test.name()))
        .map(test -> new GivenOutput(test, shownOutputs.get(test.name()), true))
        .toList();
  }

  private void add(Path file, Path relative) throws BadInputException {
    String name = relative.toString().replace(file.getFileSystem().getSeparator(), "/");
    String test = FilenameUtils.removeExtension(name);
    if (FilenameUtils.isExtension(name, "in")) {
      inputs.put(test, file);
      return;
    }
    Path other = answers.put(test, file);
    if (other == null) {
      return;
    }
    if (!isPackage) {
      throw new BadInputException(
          "test " + test + " has two answers, " + other + " and " + file + "; remove one");
    }
    boolean isAnswer = FilenameUtils.isExtension(name, "ans");
    answers.put(test, isAnswer ? file : other);
    shownOutputs.put(test, isAnswer ? other : file);
  }

  private List<TestCase> pair() throws BadInputException {
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
      tests.add(groups.test(entry.getKey(), input, answer));
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

  private BadInputException unreadable(IOException e) {
    return new BadInputException("cannot read the test data in " + root + ": " + Reason.of(e), e);
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
