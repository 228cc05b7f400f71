package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bundled submission gets the verdict that its folder names. */
class BundledSubmissionsIT {
  private static final Path PROBLEMS = Path.of("problems");
  private static final Path TESTDATA = Path.of("testdata");

  static Stream<String> problems() throws IOException {
    try (Stream<Path> folders = Files.list(PROBLEMS)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void acceptedSubmissionsPassEveryTest(String problem) throws IOException {
    List<JsonRow> rows = judge(problem, submissions(problem, "accepted"), "--jobs", "2");
    List<String> tests =
        files(TESTDATA.resolve(problem), ".in").stream()
            .map(file -> file.toString().replaceAll("\\.in$", ""))
            .toList();
    for (JsonRow row : rows) {
      assertThat(row.verdict()).as(row.submission()).isEqualTo("AC");
      assertThat(row.tests()).as(row.submission()).hasSameElementsAs(tests).hasSameSizeAs(tests);
    }
  }

  @ParameterizedTest
  @MethodSource("problems")
  void theOthersGetTheVerdictOfTheirFolder(String problem) throws IOException {
    for (JsonRow row : judge(problem, submissions(problem, "[^a].*"), "--fail-fast")) {
      assertThat(row.verdict()).as(row.submission()).isEqualTo(verdictOf(row.submission()));
    }
  }

  /** Judges submissions that are all expected to get the verdict they get. */
  private static List<JsonRow> judge(String problem, List<Path> submissions, String... options)
      throws IOException {
    List<Object> command = new ArrayList<>(List.of(options));
    command.addAll(List.of("--json", "-", problem));
    command.addAll(submissions);
    Cli.Result result = Cli.run(command.toArray());
    assertThat(result.status()).as(result.err()).isZero();
    List<JsonRow> rows = JsonRow.parse(result.out());
    assertThat(rows).extracting(JsonRow::submission).isEqualTo(names(submissions));
    return rows;
  }

  private static List<Path> submissions(String problem, String folder) throws IOException {
    Path root = PROBLEMS.resolve(problem).resolve("submissions");
    List<Path> submissions =
        files(root, "Main.java").stream()
            .filter(file -> file.getName(0).toString().matches(folder))
            .map(root::resolve)
            .toList();
    assertThat(submissions).isNotEmpty();
    return submissions;
  }

  /** The verdict whose folder the submission lies in: {@code wrong_answer} is WA. */
  private static String verdictOf(String submission) {
    String folder = Path.of(submission).getName(3).toString();
    return switch (folder) {
      case "accepted" -> "AC";
      case "wrong_answer" -> "WA";
      case "time_limit_exceeded" -> "TLE";
      case "memory_limit_exceeded" -> "MLE";
      case "run_time_error" -> "RTE";
      default -> throw new AssertionError("what verdict does " + folder + " stand for?");
    };
  }

  private static List<String> names(List<Path> files) {
    return files.stream().map(Path::toString).toList();
  }

  /** The files below a folder whose name ends so, relative to it and sorted. */
  private static List<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .map(folder::relativize)
          .sorted()
          .toList();
    }
  }
}
