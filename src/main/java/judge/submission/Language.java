package judge.submission;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.io.FilenameUtils;

/** The languages that submissions are written in. */
public enum Language {
  JAVA("java", "Java", List.of("java"));

  private final String id;
  private final String title;
  private final List<String> endings;

  Language(String id, String title, List<String> endings) {
    this.id = id;
    this.title = title;
    this.endings = endings;
  }

  /** Its code in the problem package format. */
  public String id() {
    return id;
  }

  boolean isSource(Path file) {
    return FilenameUtils.isExtension(file.getFileName().toString(), endings);
  }

  static String describeAll() {
    return Stream.of(values())
        .map(language -> language.title + " (." + String.join(", .", language.endings) + ")")
        .collect(Collectors.joining(", "));
  }
}
