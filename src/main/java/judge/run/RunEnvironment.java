package judge.run;

import java.nio.file.Path;
import java.util.Map;

/** The environment that every program sees, whatever the user's own is. */
final class RunEnvironment {
  private RunEnvironment() {}

  /**
   * @param folder the program's working, home and temporary folder
   */
  static Map<String, String> variables(Path folder) {
    return Map.of(
        "PATH", "/usr/local/bin:/usr/bin:/bin",
        "LANG", "C.UTF-8",
        "LC_ALL", "C.UTF-8",
        "TZ", "UTC",
        "HOME", folder.toString(),
        "TMPDIR", folder.toString());
  }
}
