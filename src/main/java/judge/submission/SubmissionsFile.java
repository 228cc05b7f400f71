package judge.submission;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.problem.BadInputException;
import judge.problem.YamlFile;

/**
 * What {@code submissions.yaml} has on a submission: the parts whose pattern matches its path, or a
 * folder that it is in.
 *
 * @param folder the folder of submissions
 * @param name the submission's path below it
 */
public record SubmissionsFile(Path folder, String name) {
  private static final String FILE = "submissions.yaml";

  /** The one of a submission, be there such a file or not, if it lies below a folder for it. */
  public static Optional<SubmissionsFile> of(Path submission) {
    Path path = submission.toAbsolutePath().normalize();
    for (int i = path.getNameCount() - 1; i > 0; i--) {
      if (path.getName(i - 1).toString().equals("submissions")) {
        Path folder = path.getRoot().resolve(path.subpath(0, i));
        String name = folder.relativize(path).toString().replace('\\', '/');
        return Optional.of(new SubmissionsFile(folder, name));
      }
    }
    return Optional.empty();
  }

  /** The parts, by their patterns; none if there is no file. */
  public Map<String, YamlFile> parts() throws BadInputException {
    Map<String, YamlFile> parts = new LinkedHashMap<>();
    Path file = folder.resolve(FILE);
    if (Files.exists(file)) {
      YamlFile yaml = YamlFile.read(file);
      for (String pattern : yaml.keys()) {
        if (new Glob(pattern).matchesPathOrFolder(name)) {
          parts.put(pattern, yaml.section(pattern));
        }
      }
    }
    return parts;
  }

  /** What a key for compiling says; empty if none does. Of several the last counts. */
  String forCompiling(String key) throws BadInputException {
    String value = "";
    for (YamlFile part : parts().values()) {
      value = part.has(key) ? part.text(key).orElse("") : value;
    }
    return value;
  }
}
