package judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The table of languages. */
public final class Languages {
  private static final String TABLE = "languages.yaml";

  private Languages() {}

  /** The languages that the judge knows, in the order of the table. */
  public static List<Language> all() {
    return Table.LANGUAGES;
  }

  /** The language of these sources, if they are all of one. */
  static Optional<Language> of(List<Path> sources) {
    return all().stream()
        .filter(language -> !sources.isEmpty() && sources.stream().allMatch(language::isSource))
        .findFirst();
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

  /** Loaded when it is first needed, which is not for every command. */
  private static final class Table {
    static final List<Language> LANGUAGES = load();

    private static List<Language> load() {
      try (InputStream in = Languages.class.getResourceAsStream(TABLE)) {
        Object document =
            new Load(LoadSettings.builder().setLabel(TABLE).build()).loadFromInputStream(in);
        List<Language> languages = new ArrayList<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) document).entrySet()) {
          languages.add(language(entry.getKey().toString(), (Map<?, ?>) entry.getValue()));
        }
        return List.copyOf(languages);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static Language language(String id, Map<?, ?> row) {
      return new Language(
          id,
          row.get("name").toString(),
          words(row.get("endings")),
          LanguageRuntime.valueOf(row.get("runtime").toString().toUpperCase(Locale.ROOT)),
          words(row.get("compile")),
          words(row.get("run")),
          row.get("install").toString());
    }

    private static List<String> words(Object value) {
      return ((List<?>) value).stream().map(Object::toString).toList();
    }
  }
}
