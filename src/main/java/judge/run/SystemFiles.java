package judge.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The part of the file system that every program may read: system programs, libraries, the JDK. */
final class SystemFiles {
  private static final List<String> TOP =
      List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32");
  private static final List<String> ETC =
      List.of("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives");

  private SystemFiles() {}

  /**
   * One entry.
   *
   * @param linkTarget where it points to if it is a link, else null
   */
  record Entry(String path, String linkTarget) {
    boolean isLink() {
      return linkTarget != null;
    }
  }

  /** All that there is on this machine, parents before what is in them. */
  static List<Entry> all() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (String name : TOP) {
      Path path = Path.of(name);
      if (Files.isSymbolicLink(path)) {
        entries.add(new Entry(name, Files.readSymbolicLink(path).toString()));
      } else if (Files.isDirectory(path)) {
        entries.add(new Entry(name, null));
      }
    }
    for (String name : ETC) {
      if (Files.exists(Path.of("/etc", name))) {
        entries.add(new Entry("/etc/" + name, null));
      }
    }
    // Debian keeps a part of the JDK there; without it there are no security providers
    try (DirectoryStream<Path> java = Files.newDirectoryStream(Path.of("/etc"), "java*")) {
      java.forEach(each -> entries.add(new Entry(each.toString(), null)));
    }
    Path jdk = Path.of(System.getProperty("java.home")).toRealPath();
    if (jdk.startsWith(Places.SCRATCH)) {
      throw new IOException(
          "a contained program has a "
              + Places.SCRATCH
              + " of its own, so "
              + jdk
              + " cannot be its Java; let JAVA_HOME name one that is elsewhere");
    }
    if (!jdk.startsWith("/usr")) {
      entries.add(new Entry(jdk.toString(), null));
    }
    return entries;
  }
}
