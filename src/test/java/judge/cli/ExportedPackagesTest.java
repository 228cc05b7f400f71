package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packages that leave, and are judged again where they arrive: nothing has changed for them. */
class ExportedPackagesTest {
  private static final Path PACKAGES = Path.of("src/test/resources/packages");

  @TempDir Path temp;

  @ParameterizedTest
  @CsvSource({
    "legacy,2025-09",
    "constants,2025-09",
    "files-and-arguments,2025-09",
    "format-2025-09,2025-09",
    "included-files,2025-09",
    "included-files-legacy,legacy",
    "interactive,legacy",
    "multi-pass,2025-09",
    "scoring-2025-09,2025-09",
    "scoring-2025-09-unbounded,2025-09",
    "scoring-legacy,legacy",
    "scoring-legacy-groups,legacy",
    "scoring-legacy-on-reject,legacy",
    "scoring-legacy-score-file,legacy",
    "validator-build-script,2025-09",
    "validator-c,2025-09",
    "validator-run-script,2025-09",
    "draft-2023-07,2025-09",
  })
  void packageIsJudgedAsBefore(String name, String format) throws IOException {
    Path original = PACKAGES.resolve(name);
    Path exported = exported(original, format);
    assertThat(figures(judge(exported))).isNotEmpty().isEqualTo(figures(judge(original)));
  }

  @ParameterizedTest
  @CsvSource({
    "scoring-2025-09-all-or-nothing,legacy",
    "scoring-2025-09-unbounded,legacy",
    "scoring-legacy-groups,2025-09",
  })
  void scoresAreTheSameInTheOtherFormatAndBack(String name, String format) throws IOException {
    Path original = PACKAGES.resolve(name);
    List<String> scores = scores(judge(original));
    Path there = exported(original, format);
    assertThat(scores(judge(there))).isNotEmpty().isEqualTo(scores);
    Path back = exported(there, format.equals("legacy") ? "2025-09" : "legacy");
    assertThat(scores(judge(back))).isEqualTo(scores);
  }

  @Test
  void groupsThatAreJudgedUntilOneFailsNeedThoseBefore() throws IOException {
    Path original = temp.resolve("until");
    FileUtils.copyDirectory(
        PACKAGES.resolve("scoring-legacy-on-reject").toFile(), original.toFile());
    for (String group : List.of("a", "b")) {
      Path yaml = original.resolve("data/secret/" + group + "/testdata.yaml");
      Files.writeString(yaml, Files.readString(yaml).replaceAll("\\.2?5", "1"));
    }
    assertThat(scores(judge(exported(original, "2025-09"))))
        .contains("71", "113")
        .isEqualTo(scores(judge(original)));
  }

  /** The folder of an exported package. */
  private Path exported(Path original, String format) throws IOException {
    Path zip = temp.resolve("exported.zip");
    Cli.Result result = Cli.run("export", original, "--format", format, "--out", zip);
    assertThat(result.status()).as(result.toString()).isZero();
    Path folder = PackageZips.unzip(zip, Files.createTempDirectory(temp, "unzipped"));
    if (format.equals("legacy")) {
      return folder;
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.findAny().orElseThrow();
    }
  }

  private static List<String> scores(String screen) {
    return Pattern.compile("score (\\S+)").matcher(screen).results().map(r -> r.group(1)).toList();
  }

  private static String judge(Path root) throws IOException {
    List<Object> command = new ArrayList<>(List.of("--jobs", "2", root));
    try (Stream<Path> files = Files.walk(root.resolve("submissions"), 2)) {
      files
          .filter(file -> root.resolve("submissions").relativize(file).getNameCount() == 2)
          .sorted(Comparator.comparing(file -> file.toString().replace('-', '_')))
          .forEach(command::add);
    }
    return Cli.run(command.toArray()).out();
  }

  /** The verdicts, the numbers of tests passed and the scores. */
  private static List<String> figures(String screen) {
    return Pattern.compile("(?m)^\\S+ +\\S+ +([A-Z]+   +\\d+/\\d+(?:   score \\S+)?|CE)")
        .matcher(screen)
        .results()
        .map(row -> row.group(1))
        .toList();
  }
}
