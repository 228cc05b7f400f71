package judge.submission;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Fills in a command of the table of languages. What a mount stands for is left to the runner. */
final class Command {
  /** What stands for this judge's own Java. */
  static final String JAVA_PLACE = "{java}";

  private static final String FILES = "{files}";
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private Command() {}

  /**
   * A command with its values in their places.
   *
   * @param files what {@code {files}}, a word of its own, stands for
   */
  static List<String> of(List<String> template, Map<String, String> values, List<String> files) {
    List<String> command = new ArrayList<>();
    for (String word : template) {
      if (word.equals(FILES)) {
        command.addAll(files);
      } else {
        String filled = word.replace(JAVA_PLACE, JAVA);
        for (Map.Entry<String, String> value : values.entrySet()) {
          filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        }
        command.add(filled);
      }
    }
    return command;
  }
}
