package judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.problem.YamlFile;
import org.apache.commons.io.IOUtils;

/** The table of languages: the judge's own, and what the user's own file adds or changes. */
public final class Languages {
  private static final String TABLE = "languages.yaml";
  private static final Set<String> KEYS =
      Set.of("name", "endings", "runtime", "compile", "run", "install");

  /** One that a new language can do without, and that others lose with another command to run. */
  private static final String WORKER = "worker";

  private static final Set<String> ALL_KEYS =
      Stream.concat(KEYS.stream(), Stream.of(WORKER)).collect(Collectors.toUnmodifiableSet());

  /** What a command has places for. */
  private static final Set<String> PLACES =
      Set.of("files sources output program main java judge release memory".split(" "));

  /** A place at the start of a word; elsewhere braces may mean something to the command. */
  private static final Pattern PLACE = Pattern.compile("^\\{(\\w+)}");

  private static volatile List<Language> all;

  private Languages() {}

  /** The languages that the judge knows, in the order of the table. */
  public static List<Language> all() {
    if (all == null) {
      try {
        all = List.copyOf(builtIn().values());
      } catch (BadInputException e) {
        throw new IllegalStateException(e); // it is a part of the judge
      }
    }
    return all;
  }

  /**
   * Adds the languages of a file to those that the judge knows. Of a known one what the file has
   * counts, and the rest stays.
   *
   * @throws BadInputException if the file cannot be read, or a row of it is not complete
   */
  public static void add(Path file) throws BadInputException {
    Map<String, Language> table = builtIn();
    rows(YamlFile.read(file), table);
    all = List.copyOf(table.values());
  }

  /** The language of these sources, if they are all of one. */
  static Optional<Language> of(List<Path> sources) {
    return all().stream()
        .filter(language -> !sources.isEmpty() && sources.stream().allMatch(language::isSource))
        .findFirst();
  }

  /**
   * The language with a code.
   *
   * @param submission what is said to be in it
   * @throws BadInputException if there is none
   */
  static Language of(String id, Path submission) throws BadInputException {
    return all().stream()
        .filter(language -> language.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    submission
                        + " is in the language '"
                        + id
                        + "', which is not known; known are "
                        + all().stream().map(Language::id).collect(Collectors.joining(", "))));
  }

  /** Whether the file is a source of any language. */
  static boolean isSource(Path file) {
    return all().stream().anyMatch(language -> language.isSource(file));
  }

  static String describe() {
    return all().stream()
        .map(language -> language.name() + " (." + String.join(", .", language.endings()) + ")")
        .collect(Collectors.joining(", "));
  }

  private static Map<String, Language> builtIn() throws BadInputException {
    Map<String, Language> table = new LinkedHashMap<>();
    try (InputStream in = Languages.class.getResourceAsStream(TABLE)) {
      rows(YamlFile.read(TABLE, IOUtils.toByteArray(in)), table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return table;
  }

  private static void rows(YamlFile yaml, Map<String, Language> table) throws BadInputException {
    for (String id : yaml.keys()) {
      YamlFile row = yaml.section(id);
      row.requireKnown(ALL_KEYS);
      table.put(id, language(id, row, table.get(id)));
    }
  }

  private static Language language(String id, YamlFile row, Language known)
      throws BadInputException {
    if (known == null) {
      for (String key : KEYS.stream().sorted().toList()) {
        if (!row.has(key)) {
          throw row.bad(
              key,
              "is missing; a new language needs "
                  + String.join(", ", KEYS.stream().sorted().toList()));
        }
      }
    }
    return new Language(
        id,
        row.has("name") ? row.text("name").orElse(id) : known.name(),
        row.has("endings") ? row.words("endings", true) : known.endings(),
        row.has("runtime") ? runtime(row) : known.runtime(),
        row.has("compile") ? command(row, "compile") : known.compile(),
        row.has("run") ? command(row, "run") : known.run(),
        row.has(WORKER)
            ? command(row, WORKER)
            : known == null || row.has("run") ? List.of() : known.worker(),
        row.has("install") ? row.text("install").orElse("") : known.install());
  }

  private static List<String> command(YamlFile row, String key) throws BadInputException {
    List<String> command = row.words(key, false);
    if (command.isEmpty() || command.get(0).isBlank()) {
      throw row.bad(key, "needs a command, as a list of words");
    }
    for (String word : command) {
      Matcher place = PLACE.matcher(word);
      if (place.find() && !PLACES.contains(place.group(1))) {
        throw row.bad(
            key,
            "has {"
                + place.group(1)
                + "}, which stands for nothing; known are "
                + PLACES.stream()
                    .sorted()
                    .map(each -> "{" + each + "}")
                    .collect(Collectors.joining(", ")));
      }
    }
    return command;
  }

  private static LanguageRuntime runtime(YamlFile row) throws BadInputException {
    String name = row.text("runtime").orElse("");
    return Stream.of(LanguageRuntime.values())
        .filter(runtime -> runtime.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(() -> row.bad("runtime", "is '" + name + "'; it is native, jvm or python"));
  }
}
