package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExportCommandTest {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]*");

  private static final Path PACKAGES = Path.of("src/test/resources/packages");

  @TempDir Path temp;

  static Stream<Arguments> exports() {
    return Stream.of("donuts", "single-row", "two-piles", "winner-score")
        .flatMap(
            problem -> Stream.of("2025-09", "legacy").map(format -> Arguments.of(problem, format)));
  }

  private TreeMap<String, byte[]> export(Object problem, String format) throws IOException {
    Path zip = temp.resolve("exported.zip");
    Cli.Result result = Cli.run("export", problem, "--format", format, "--out", zip);
    assertThat(result.status()).as(result.toString()).isZero();
    assertThat(result.out()).isEmpty();
    return contents(zip);
  }

  private static TreeMap<String, byte[]> contents(Path zip) throws IOException {
    TreeMap<String, byte[]> files = new TreeMap<>();
    try (InputStream in = Files.newInputStream(zip);
        ZipInputStream entries = new ZipInputStream(in)) {
      for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        assertThat(files.put(entry.getName(), entries.readAllBytes())).isNull();
      }
    }
    return files;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("exports")
  void namesAreThoseThatEverySystemTakes(String problem, String format) throws IOException {
    String top = format.equals("legacy") ? "" : problem.replace("-", "") + "/";
    for (String name : export(problem, format).keySet()) {
      assertThat(name).startsWith(top);
      List<String> parts = Arrays.asList(name.substring(top.length()).split("/"));
      boolean isDotFile = format.equals("legacy") && name.equals(".timelimit");
      assertThat(parts).as(name).allMatch(part -> isDotFile || NAME.matcher(part).matches());
      boolean hasHyphen =
          String.join("/", parts.subList(0, parts.size() - 1)).contains("-")
              || name.contains("data/") && name.contains("-");
      assertThat(hasHyphen).as(name).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("exports")
  void testsAreTheBundledOnesWithAnswersThatEndInAns(String problem, String format)
      throws IOException {
    TreeMap<String, byte[]> files = export(problem, format);
    List<String> tests = new ArrayList<>();
    try (Stream<Path> inputs = Files.walk(Path.of("testdata", problem))) {
      for (Path input : (Iterable<Path>) inputs.sorted()::iterator) {
        if (input.toString().endsWith(".in")) {
          tests.add(Path.of("testdata", problem).relativize(input).toString().replace('-', '_'));
        }
      }
    }
    assertThat(
            files.keySet().stream()
                .filter(name -> name.endsWith(".in"))
                .map(name -> name.replaceFirst("^.*data/", "")))
        .containsExactlyInAnyOrderElementsOf(tests);
    assertThat(files.keySet()).noneMatch(name -> name.endsWith(".out"));
    assertThat(files.keySet().stream().filter(name -> name.endsWith(".ans"))).hasSameSizeAs(tests);
    String sample = files.keySet().stream().filter(n -> n.endsWith("sample/1.in")).findAny().get();
    assertThat(files.get(sample))
        .isEqualTo(Files.readAllBytes(Path.of("testdata", problem, "sample/1.in")));
    assertThat(files.get(sample.replace(".in", ".ans")))
        .isEqualTo(Files.readAllBytes(Path.of("testdata", problem, "sample/1.out")));
  }

  @ParameterizedTest
  @MethodSource("exports")
  void statementsAreInTheLanguagesOfTheNames(String problem, String format) throws IOException {
    TreeMap<String, byte[]> files = export(problem, format);
    boolean legacy = format.equals("legacy");
    String top = legacy ? "" : problem.replace("-", "") + "/";
    String yaml = text(files.get(top + "problem.yaml"));
    String folder = top + (legacy ? "problem_statement" : "statement");
    assertThat(files)
        .containsKeys(
            folder + "/problem.en" + (legacy ? ".tex" : ".md"), folder + "/problem.zh.md");
    assertThat(text(files.get(folder + "/problem.zh.md")))
        .startsWith("# ")
        .doesNotContain("样例输入", "](../");
    if (legacy) {
      assertThat(yaml).doesNotContain("problem_format_version").contains("validation: default");
      assertThat(files).containsKeys(".timelimit", "domjudge-problem.ini");
    } else {
      assertThat(yaml).contains("problem_format_version: 2025-09").contains("  en: ", "  zh: ");
    }
    assertThat(yaml).contains("uuid: ", "license: ");
  }

  @Test
  void statementOfALegacyPackageIsLatex() throws IOException {
    String tex = text(export("single-row", "legacy").get("problem_statement/problem.en.tex"));
    assertThat(tex)
        .startsWith("\\problemname{Single Row}\n\nA row of n cards")
        .contains("\\textbf{Input.} The number n", "0 $\\le$ n $\\le$ 5000", "1 and $10^{9}$")
        .contains("\\section*{Values that circulate", "p{0.225\\textwidth}", "1 5 2 & 4 & -2 & the")
        .doesNotContain("Sample input", "**", "```", "<=");
    assertThat(text(export("card-duel", "legacy").get("problem_statement/problem.en.tex")))
        .contains("\\begin{enumerate}\n\\item The judge prints", "\\texttt{fflush(stdout)}")
        .contains("\\begin{verbatim}\n<4 1\n<1 5 33 7\n");
  }

  private ProblemFolder small(String yaml) throws IOException {
    return ProblemFolder.empty(temp.resolve("small"))
        .with("problem.yaml", yaml)
        .with("data/secret/a-1.in", "1\n")
        .with("data/secret/a-1.ans", "1\n");
  }

  @ParameterizedTest
  @CsvSource({"data/secret/a_1.in, data/secret/a_1.ans", "data/secret/a+1.in, data/secret/a+1.ans"})
  void testsThatWouldHaveTheSameNameAreRefused(String in, String answer) throws IOException {
    ProblemFolder problem = small("").with(in, "2\n").with(answer, "2\n");
    Path zip = temp.resolve("exported.zip");
    assertRefused(
        Cli.run("export", problem.path(), "--out", zip),
        "two files would both be data/secret/a_1.in");
    assertThat(zip).doesNotExist();
  }

  @Test
  void submissionsYamlNamesTheSubmissionsAsThePackageDoes() throws IOException {
    String current = "problem_format_version: 2025-09\n";
    TreeMap<String, byte[]> files =
        export(
            small(current)
                .with("submissions/mixed/my-way/main.c", "#include \"in-c/a-b.h\"\n")
                .with("submissions/mixed/my-way/in-c/a-b.h", "")
                .with("submissions/mixed/one-file.py", "")
                .with(
                    "submissions/submissions.yaml",
                    "mixed/{my-way,other-*}: {required: [WA]}\nmixed/one-file.py: {}\n")
                .path(),
            "2025-09");
    assertThat(files)
        .containsKeys(
            "small/submissions/mixed/my_way/main.c",
            "small/submissions/mixed/my_way/in-c/a-b.h",
            "small/submissions/mixed/one_file.py");
    assertThat(text(files.get("small/submissions/submissions.yaml")))
        .contains("mixed/{my_way,other_*}", "mixed/one_file.py");
  }

  @Test
  void limitsForCompilingAndWhereAProblemIsFromAreKept() throws IOException {
    String of2025 =
        "problem_format_version: 2025-09\ncredits: {authors: [Ann, {name: Bob}]}\n"
            + "source: {name: A contest, url: x}\nkeywords: [easy, game]\n"
            + "limits: {compilation_time: 20, compilation_memory: 300}\n";
    assertThat(yaml(of2025, "2025-09"))
        .contains("compilation_time: 20\n", "compilation_memory: 300\n", "- Ann", "- name: Bob")
        .contains("keywords:\n- easy\n- game\n", "name: A contest");
    assertThat(yaml(of2025, "legacy"))
        .contains("author: Ann, Bob\n", "source: A contest\n", "keywords: easy game\n")
        .contains("compilation_time: 20\n");
    String legacy = "author: Ann\nsource: A contest\nsource_url: x\nkeywords: easy game\n";
    assertThat(yaml(legacy, "2025-09"))
        .contains("credits: Ann\n", "keywords:\n- easy\n- game\n")
        .containsPattern("(?s)source:.*  name: A contest");
    assertThat(yaml(legacy, "legacy")).contains("author: Ann\n", "source_url: x\n");
  }

  private String yaml(String yaml, String format) throws IOException {
    TreeMap<String, byte[]> files = export(small(yaml).path(), format);
    return text(files.get((format.equals("legacy") ? "" : "small/") + "problem.yaml"));
  }

  @ParameterizedTest
  @MethodSource("exports")
  void submissionsLieInTheFolderOfTheirVerdict(String problem, String format) throws IOException {
    List<String> names = List.copyOf(export(problem, format).keySet());
    assertThat(names.stream().filter(name -> name.contains("submissions/")))
        .allMatch(
            name ->
                name.matches(
                    ".*submissions/(accepted|wrong_answer|time_limit_exceeded|run_time_error"
                        + "|memory_limit_exceeded)/\\w+/\\w+\\.java"))
        .anyMatch(name -> name.endsWith("submissions/accepted/main/Main.java"))
        .anyMatch(name -> name.contains("submissions/wrong_answer/"));
  }

  @ParameterizedTest
  @CsvSource({
    "2025-09, cardduel/, cardduel/output_validator/",
    "legacy, '', output_validators/validator/"
  })
  void interactiveProblemBringsItsJudgeAndWhatIsSaidInItsSamples(
      String format, String top, String validator) throws IOException {
    TreeMap<String, byte[]> files = export("card-duel", format);
    assertThat(files).containsKey(validator + "CardDuelJudge.java");
    assertThat(files.get(top + "data/sample/1.interaction"))
        .isEqualTo(Files.readAllBytes(Path.of("testdata/card-duel/sample/1.interaction")));
    assertThat(text(files.get(top + "problem.yaml"))).contains("interactive");
  }

  @Test
  void sameProblemGivesTheSameBytes() throws IOException {
    for (String format : List.of("2025-09", "legacy")) {
      Path zip = temp.resolve("exported.zip");
      export("two-piles", format);
      byte[] first = Files.readAllBytes(zip);
      export("two-piles", format);
      assertThat(Files.readAllBytes(zip)).isEqualTo(first);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "donuts,legacy,2",
    "single-row,2025-09,4",
    "single-row,legacy,2",
    "two-piles,legacy,4",
    "winner-score,2025-09,2",
    "coin-row,legacy,2",
    "card-duel,2025-09,2",
  })
  void exportedPackageGivesTheSameVerdicts(String problem, String format, int submissions)
      throws IOException {
    export(problem, format);
    Path folder = PackageZips.unzip(temp.resolve("exported.zip"), temp.resolve("unzipped"));
    Path root = format.equals("legacy") ? folder : folder.resolve(problem.replace("-", ""));
    List<Object> command = new ArrayList<>(List.of("--fail-fast", "--json", "-", root));
    try (Stream<Path> sources = Files.walk(root.resolve("submissions"))) {
      sources
          .filter(file -> file.endsWith("Main.java"))
          .filter(file -> file.toString().matches(".*/(accepted|wrong_answer)/.*"))
          .filter(file -> !file.toString().contains("accepted") || file.toString().contains("main"))
          .sorted()
          .limit(submissions)
          .forEach(command::add);
    }
    Cli.Result result = Cli.run(command.toArray());
    assertThat(result.status()).as(result.toString()).isZero();
    assertThat(JsonRow.parse(result.out()))
        .extracting(JsonRow::verdict)
        .hasSize(command.size() - 4)
        .contains("AC", "WA")
        .doesNotContain("CE", "JE");
  }

  static Stream<Arguments> whatCannotBeSaid() {
    return Stream.of(
        Arguments.of("constants", "legacy", "it has constants, which legacy packages do not"),
        Arguments.of("included-files", "legacy", "it has include/default, which legacy"),
        Arguments.of("files-and-arguments", "legacy", "arguments or files for submissions"),
        Arguments.of("scoring-2025-09", "legacy", "secret/group4 has require_pass"),
        Arguments.of("scoring-2025-09-multiplier", "legacy", "score_multiplier.txt"),
        Arguments.of("scoring-legacy", "2025-09", "secret/mean has reject_score"),
        Arguments.of("scoring-legacy-on-reject", "2025-09", "secret has a most of 112.25 points"),
        Arguments.of("scoring-legacy-score-file", "2025-09", "secret has points that count only"),
        Arguments.of("validator-run-script", "legacy", "the argument 'b c'"));
  }

  @ParameterizedTest
  @MethodSource
  void whatCannotBeSaid(String name, String format, String message) {
    Path zip = temp.resolve("exported.zip");
    Cli.Result result = Cli.run("export", PACKAGES.resolve(name), "--format", format, "--out", zip);
    assertRefused(result, name + " cannot be exported: ");
    assertRefused(result, message);
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void placesAndFormatsThatCannotBeAreRefused() {
    Path zip = temp.resolve("a.zip");
    assertRefused(Cli.run("export", "two-piles"), "--out");
    assertRefused(Cli.run("export", "two-piles", "--out", temp), "is a folder; name a file");
    assertRefused(
        Cli.run("export", "two-piles", "--out", temp.resolve("no/a.zip")), "--out: cannot write");
    assertRefused(
        Cli.run("export", "two-piles", "--out", zip, "--format", "2023-07"),
        "--format: '2023-07' cannot be written; known are 2025-09 and legacy");
    assertRefused(Cli.run("export", "no-such-problem", "--out", zip), "is no problem");
    assertThat(temp).isEmptyDirectory();
  }

  private static void assertRefused(Cli.Result result, String message) {
    assertThat(result.err()).startsWith("error: ").contains(message);
    assertThat(result.status()).isEqualTo(2);
  }
}
