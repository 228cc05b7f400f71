package judge.submission;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The class files of a program, read once, and loaded as often as needed. */
final class ClassFiles {
  private static final String ENDING = ".class";

  /**
   * What programs name that use their process rather than what the Java library makes of it: its
   * descriptors, its end, its children.
   */
  private static final List<String> OF_THE_PROCESS =
      List.of(
          "java/io/FileDescriptor",
          "/dev/std",
          "/dev/fd",
          "/proc/",
          "addShutdownHook",
          "java/lang/Process");

  private final Path folder;
  private final Map<String, byte[]> bytes = new HashMap<>();

  private ClassFiles(Path folder) {
    this.folder = folder;
  }

  /** Reads those in a folder. */
  static ClassFiles read(Path folder) throws IOException {
    ClassFiles files = new ClassFiles(folder);
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        String name = folder.relativize(file).toString();
        if (name.endsWith(ENDING)) {
          String className = name.substring(0, name.length() - ENDING.length()).replace('/', '.');
          files.bytes.put(className, ExitCalls.redirected(Files.readAllBytes(file)));
        }
      }
    }
    return files;
  }

  /** Whether one in the folder has to do with its process: not all of these are found out. */
  static boolean useTheProcess(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        if (OF_THE_PROCESS.stream().anyMatch(text::contains)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A loader that has loaded none yet. */
  ClassLoader newLoader() {
    return new Loader();
  }

  private final class Loader extends ClassLoader {
    Loader() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.equals(ProgramEnd.class.getName())) {
        return ProgramEnd.class;
      }
      byte[] file = bytes.get(name);
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, file, 0, file.length);
    }

    @Override
    protected URL findResource(String name) {
      Path file = folder.resolve(name);
      try {
        return Files.exists(file) ? file.toUri().toURL() : null;
      } catch (MalformedURLException e) {
        return null;
      }
    }
  }
}
