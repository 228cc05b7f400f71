package judge.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The environment that every program sees, whatever the user's own is. */
public final class RunEnvironment {
  private static final String PATH = "/usr/local/bin:/usr/bin:/bin";

  /** What is the same for all. */
  static final Map<String, String> COMMON =
      Map.of("PATH", PATH, "LANG", "C.UTF-8", "LC_ALL", "C.UTF-8", "TZ", "UTC");

  private RunEnvironment() {}

  /**
   * What depends on the program's working, home and temporary folder.
   *
   * @param folder that folder
   */
  static Map<String, String> of(Path folder) {
    String path = folder.toString();
    return Map.of("HOME", path, "TMPDIR", path, "PWD", path);
  }

  /** Whether there is a program of that name for others to call. */
  public static boolean has(String program) {
    return find(program).isPresent();
  }

  /** Where a program of that name is for others to call; the name may be its path. */
  public static Optional<Path> find(String program) {
    return Stream.of(PATH.split(":"))
        .map(folder -> Path.of(folder).resolve(program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
