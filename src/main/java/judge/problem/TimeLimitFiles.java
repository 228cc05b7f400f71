package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The time limit of a legacy package, which stands beside {@code problem.yaml}. */
final class TimeLimitFiles {
  private static final String DOT_FILE = ".timelimit";
  private static final String INI_FILE = "domjudge-problem.ini";
  private static final Pattern INI_LINE =
      Pattern.compile("^\\s*timelimit\\s*=\\s*['\"]?([^'\"#;\\s]+)", Pattern.MULTILINE);

  private TimeLimitFiles() {}

  /**
   * The time limit, of {@code domjudge-problem.ini} before {@code .timelimit}, if one sets it.
   *
   * @throws BadInputException if it is no positive number, or a file cannot be read
   */
  static Optional<Duration> read(Path folder) throws BadInputException {
    try {
      Path ini = folder.resolve(INI_FILE);
      if (Files.exists(ini)) {
        Matcher line = INI_LINE.matcher(Files.readString(ini));
        if (line.find()) {
          return Optional.of(seconds(line.group(1), ini));
        }
      }
      Path dot = folder.resolve(DOT_FILE);
      return Files.exists(dot)
          ? Optional.of(seconds(Files.readString(dot).strip(), dot))
          : Optional.empty();
    } catch (IOException e) {
      throw new BadInputException("cannot read the time limit in " + folder + ": " + e, e);
    }
  }

  private static Duration seconds(String text, Path file) throws BadInputException {
    try {
      double seconds = Double.parseDouble(text);
      if (seconds > 0 && seconds < 1_000_000) {
        return Duration.ofNanos((long) (seconds * 1e9));
      }
    } catch (NumberFormatException e) {
      // falls through to the message below
    }
    throw new BadInputException(
        file + ": the time limit needs a positive number of seconds, not '" + text + "'");
  }
}
