package judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.problem.Reason;

/** The submissions that a problem brings to show what its tests tell apart. */
public final class JurySubmissions {
  private JurySubmissions() {}

  /**
   * The problem's own {@code Main.java} if it has one, and every file or folder of {@code
   * submissions/*}, sorted.
   *
   * @throws BadInputException if the folder cannot be read
   */
  public static List<Path> in(Path problem) throws BadInputException {
    List<Path> submissions = new ArrayList<>();
    if (Files.isRegularFile(problem.resolve("Main.java"))) {
      submissions.add(problem.resolve("Main.java"));
    }
    Path root = problem.resolve("submissions");
    if (Files.isDirectory(root)) {
      for (Path folder : entries(root)) {
        if (Files.isDirectory(folder)) {
          submissions.addAll(entries(folder));
        }
      }
    }
    return submissions;
  }

  private static List<Path> entries(Path folder) throws BadInputException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.getFileName().toString().startsWith(".")).sorted().toList();
    } catch (IOException e) {
      throw new BadInputException("cannot read " + folder + ": " + Reason.of(e), e);
    }
  }
}
