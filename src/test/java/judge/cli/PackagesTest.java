package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Judges the submissions of the packages in {@code src/test/resources/packages}, each of which
 * shows what its folder is called. Its {@code expected.txt} has a line for every submission: the
 * path below {@code submissions}, the verdict, {@code score=N} where the problem is scored, and
 * text that the screen must show of it.
 */
class PackagesTest {
  private static final Path PACKAGES = Path.of("src/test/resources/packages");
  private static final Pattern EXPECTED =
      Pattern.compile("(\\S+)\\s+([A-Z]{2,3})(?:\\s+score=(\\S+))?(?:\\s+(.+))?");

  /** A line of {@code expected.txt}. */
  private record Row(String submission, String verdict, String score, String text) {}

  static Stream<Path> packages() throws IOException {
    try (Stream<Path> folders = Files.list(PACKAGES)) {
      return folders.map(Path::getFileName).sorted().toList().stream();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("packages")
  void everySubmissionIsJudgedAsItsPackageExpects(Path name) throws IOException {
    Path folder = PACKAGES.resolve(name);
    List<Row> rows = rows(folder.resolve("expected.txt"));
    assertThat(rows).extracting(Row::submission).hasSameElementsAs(submissions(folder));
    assertJudged(rows, Cli.run(command(folder, rows)));
  }

  static Stream<Path> interactivePackages() throws IOException {
    return packages().filter(name -> name.toString().startsWith("interactive"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("interactivePackages")
  void conversationsAreJudgedAlikeOnOtherSystems(Path name) throws Exception {
    Path folder = PACKAGES.resolve(name);
    List<Row> rows = rows(folder.resolve("expected.txt"));
    Cli.Result result = Cli.runAsElsewhere(command(folder, rows));
    assertThat(result.err()).contains("NOT CONTAINED");
    assertJudged(rows, result);
  }

  private static Object[] command(Path folder, List<Row> rows) {
    List<Object> command = new ArrayList<>(List.of("--jobs", "2", folder));
    rows.forEach(row -> command.add(folder + "/submissions/" + row.submission()));
    return command.toArray();
  }

  private static void assertJudged(List<Row> rows, Cli.Result result) {
    List<String> shown = List.of(result.out().split("\\R(?=\\S)"));
    assertThat(shown).as(result.toString()).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      assertThat(shown.get(i))
          .containsPattern("submissions/" + Pattern.quote(row.submission()) + " +" + row.verdict())
          .contains(row.score().isEmpty() ? "" : "score " + row.score() + "   ")
          .contains(row.text());
    }
    boolean hasFault = rows.stream().anyMatch(row -> row.verdict().equals("JE"));
    assertThat(result.status()).as(result.toString()).isEqualTo(hasFault ? 2 : 0);
  }

  private static List<Row> rows(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      Matcher row = EXPECTED.matcher(line.strip());
      assertThat(row.matches()).as("%s: %s", file, line).isTrue();
      rows.add(new Row(row.group(1), row.group(2), text(row.group(3)), text(row.group(4))));
    }
    return rows;
  }

  private static String text(String group) {
    return group == null ? "" : group;
  }

  private static List<String> submissions(Path folder) throws IOException {
    Path root = folder.resolve("submissions");
    try (Stream<Path> files = Files.walk(root, 2)) {
      return files
          .map(root::relativize)
          .filter(path -> path.getNameCount() == 2)
          .map(Path::toString)
          .toList();
    }
  }
}
