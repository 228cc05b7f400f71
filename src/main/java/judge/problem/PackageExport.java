package judge.problem;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.io.FilenameUtils;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/**
 * Writes a problem as a package for other judging systems: of version 2025-09, in a folder of its
 * own in the archive, or a legacy one, whose files lie at the top, as DOMjudge wants them.
 */
public final class PackageExport implements AutoCloseable {
  private static final String STATEMENT = "statement.md";

  private final Problem problem;
  private final PackageFormat format;
  private final DescriptionExport description;
  private final ArgumentsExport arguments;
  private final PackageZip zip;

  private PackageExport(Problem problem, PackageFormat format, OutputStream out)
      throws BadInputException {
    this.problem = problem;
    this.format = format;
    this.description = new DescriptionExport(problem, format);
    this.arguments = new ArgumentsExport(problem, format);
    this.zip = new PackageZip(out, format == PackageFormat.LEGACY ? "" : shortName(problem) + "/");
  }

  /**
   * Writes the package.
   *
   * @param format LEGACY or V2025_09
   * @throws BadInputException if the problem cannot be said in that format
   */
  public static void write(Problem problem, PackageFormat format, OutputStream out)
      throws BadInputException, IOException {
    try (PackageExport export = new PackageExport(problem, format, out)) {
      export.description();
      export.testFiles();
      export.statements();
      export.tests();
      export.programs();
      export.included();
      export.submissions();
    }
  }

  /** What a package of the problem is called: lower-case letters and digits alone. */
  public static String shortName(Problem problem) {
    return problem.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** What a test is called in the package: below the folder of samples or that of secret tests. */
  static String testName(TestCase test) {
    boolean isPlaced = test.name().startsWith("sample/") || test.name().startsWith("secret/");
    return (isPlaced ? "" : "secret/") + PackageZip.plain(test.name());
  }

  private void description() throws BadInputException, IOException {
    zip.add("problem.yaml", dump(description.keys(arguments.validatorFlags())));
    if (format == PackageFormat.LEGACY) {
      String seconds = description.seconds();
      zip.add(".timelimit", seconds + "\n");
      zip.add("domjudge-problem.ini", "timelimit='" + seconds + "'\n");
    }
  }

  /** What the files of folders and tests say of arguments and scores. */
  private void testFiles() throws BadInputException, IOException {
    Map<String, Map<String, Object>> files = new TreeMap<>(arguments.files());
    if (problem.kind().scoring()) {
      requireSampleAndSecretAlone();
      boolean scores = description.validatorScores();
      Map<String, Map<String, Object>> grading =
          format == PackageFormat.LEGACY
              ? new LegacyGrading(problem, scores).files()
              : new CurrentGrading(problem, scores).files();
      grading.forEach(
          (group, keys) ->
              files.computeIfAbsent(PackageZip.plain(group), each -> new TreeMap<>()).putAll(keys));
    }
    Set<String> tests = problem.tests().stream().map(PackageExport::testName).collect(toSet());
    for (Map.Entry<String, Map<String, Object>> file : files.entrySet()) {
      String name = file.getKey();
      String folder = "data/" + name + (name.isEmpty() ? "" : "/");
      if (!file.getValue().isEmpty()) {
        zip.add(
            tests.contains(name) ? "data/" + name + ".yaml" : folder + format.groupFiles().get(0),
            dump(file.getValue()));
      }
    }
  }

  private void requireSampleAndSecretAlone() throws BadInputException {
    TestGroup all = problem.groups();
    if (!all.tests().isEmpty()
        || !all.groups().stream()
            .allMatch(group -> List.of("sample", "secret").contains(group.name()))) {
      throw new BadInputException(
          problem.name()
              + " cannot be exported: it is scored, and has tests outside of sample and secret");
    }
  }

  private static String dump(Map<String, Object> keys) {
    return new Dump(DumpSettings.builder().setDefaultFlowStyle(FlowStyle.BLOCK).build())
        .dumpToString(keys);
  }

  /** Ours, English and then Chinese in one file, or the folder of a package. */
  private void statements() throws BadInputException, IOException {
    Path own = problem.directory().resolve(STATEMENT);
    if (Files.exists(own)) {
      String[] parts = alone(Files.readString(own)).split("(?m)^(?=# )", 0);
      statement("problem.en", parts[0]);
      if (parts.length > 1) {
        statement("problem.zh", parts[1]);
      }
      return;
    }
    for (String name : List.of("statement", "problem_statement")) {
      Path folder = problem.directory().resolve(name);
      try (Stream<Path> all = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
        for (Path file : (Iterable<Path>) all.sorted()::iterator) {
          String base = FilenameUtils.getBaseName(file.toString());
          if (Files.isDirectory(file)) {
            zip.addFolder(statementFolder() + "/" + file.getFileName(), file);
          } else if (FilenameUtils.isExtension(file.toString(), "md")) {
            statement(base, Files.readString(file));
          } else {
            zip.add(statementFolder() + "/" + file.getFileName(), file);
          }
        }
      }
    }
  }

  private String statementFolder() {
    return format == PackageFormat.LEGACY ? "problem_statement" : "statement";
  }

  /** Legacy packages want LaTeX; a statement that it has no letters for stays as it is. */
  private void statement(String name, String markdown) throws BadInputException, IOException {
    boolean isTex = format == PackageFormat.LEGACY && StatementTex.canSay(markdown);
    zip.add(
        statementFolder() + "/" + name + (isTex ? ".tex" : ".md"),
        isTex ? StatementTex.of(markdown) : markdown);
  }

  /**
   * One of our statements as others need it: without the samples, which every system adds from the
   * tests, and without links to files that a package does not have.
   */
  private static String alone(String statement) {
    return statement
        .replaceAll(
            "(?ms)^(?:Sample (?:input|output)|样例(?:输入|输出))(?: \\d+)?\n\n```\n.*?^```\n+", "")
        .replaceAll("\\[([^\\]]*)]\\((?!https?:)[^)]*\\)", "$1");
  }

  private void tests() throws BadInputException, IOException {
    for (TestCase test : problem.tests()) {
      String name = "data/" + testName(test);
      zip.add(name + ".in", test.input());
      zip.add(name + ".ans", test.answer());
      Path said = Path.of(FilenameUtils.removeExtension(test.input().toString()) + ".interaction");
      if (Files.exists(said)) {
        zip.add(name + ".interaction", said); // what a statement shows of an interactive problem
      }
      if (test.files() != null) {
        zip.addFolder(name + ".files", test.files());
      }
    }
    if (format != PackageFormat.LEGACY) {
      for (String folder : ValidationData.FOLDERS) {
        Path data = problem.directory().resolve("data").resolve(folder);
        zip.addFolder("data/" + folder, data, PackageZip::plain);
      }
    }
  }

  private void programs() throws BadInputException, IOException {
    Path output = problem.validators().output();
    if (output != null) {
      String folder =
          format == PackageFormat.LEGACY ? "output_validators/validator" : "output_validator";
      if (Files.isDirectory(output)) {
        zip.addFolder(folder, output);
      } else {
        zip.add(folder + "/" + output.getFileName(), output);
      }
    }
    for (Path input : problem.validators().input()) {
      String name = "input_validators/" + PackageZip.plain(input.getFileName().toString());
      if (Files.isDirectory(input)) {
        zip.addFolder(name, input);
      } else {
        zip.add(name, input);
      }
    }
  }

  /** Files to add to submissions; those for all languages are unknown to legacy packages. */
  private void included() throws BadInputException, IOException {
    Path folder = problem.directory().resolve("include");
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> languages = Files.list(folder).sorted()) {
      for (Path language : (Iterable<Path>) languages::iterator) {
        boolean isForAll = language.endsWith("default");
        if (isForAll && problem.format() == PackageFormat.LEGACY) {
          continue;
        }
        if (isForAll && format == PackageFormat.LEGACY) {
          throw new BadInputException(
              problem.name()
                  + " cannot be exported: it has include/default, which legacy packages do not");
        }
        zip.addFolder("include/" + language.getFileName(), language);
      }
    }
  }

  private void submissions() throws BadInputException, IOException {
    Path main = problem.directory().resolve("Main.java");
    if (Files.exists(main)) {
      zip.add("submissions/accepted/main/Main.java", main);
    }
    Path folder = problem.directory().resolve("submissions");
    try (Stream<Path> kinds = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
      for (Path kind : (Iterable<Path>) kinds.sorted()::iterator) {
        zip.addFolder(
            "submissions/" + PackageZip.plain(kind.getFileName().toString()),
            kind,
            PackageExport::plainBegin);
      }
    }
    Map<String, Object> expected = new LinkedHashMap<>();
    Path file = folder.resolve("submissions.yaml");
    if (Files.exists(file)) {
      YamlFile yaml = YamlFile.read(file);
      yaml.keys().forEach(key -> expected.put(plainPattern(key), yaml.copy(key)));
    } else if (format != PackageFormat.LEGACY
        && Files.isDirectory(folder.resolve("partially_accepted"))) {
      expected.put("partially_accepted", Map.of("permitted", List.of("AC", "WA", "TLE", "RTE")));
    }
    if (!expected.isEmpty()) {
      zip.add("submissions/submissions.yaml", dump(expected));
    }
  }

  /** A submission's own name is made plain; what is in its folder its sources may name. */
  private static String plainBegin(String path) {
    int end = path.indexOf('/');
    return end < 0
        ? PackageZip.plain(path)
        : PackageZip.plain(path.substring(0, end)) + path.substring(end);
  }

  /** A pattern for submissions in {@code submissions.yaml}, with their names made plain. */
  private static String plainPattern(String pattern) {
    return Stream.of(pattern.split("(?<=[*{},])|(?=[*{},])"))
        .map(part -> part.matches("[*{},]") ? part : PackageZip.plain(part))
        .collect(joining());
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
