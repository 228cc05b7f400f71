package judge.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.Limits;
import judge.run.RunEnvironment;
import judge.run.Scratch;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.file.PathUtils;

/**
 * What compiling has made before, in a folder that outlives the judge. An entry's key is all that
 * the result depends on: the sources, the command, the limits, the compiler, and the state of what
 * is installed beside it, as a new package may change a header. A cache that cannot be read or
 * written does no harm: what it would have had is compiled.
 */
public final class BuildCache {
  /** A cache that keeps nothing. */
  public static final BuildCache NONE = new BuildCache(null);

  private static final int MOST_ENTRIES = 1000;
  private static final long LARGEST_BYTES = 32 * Limits.MIB;
  private static final String MAIN = "main";
  private static final String PROGRAM = "program";

  /** What changes when packages are installed, by the common package managers or by hand. */
  private static final List<String> INSTALLED =
      List.of(
          "/var/lib/dpkg/status",
          "/var/lib/rpm",
          "/var/lib/pacman/local",
          "/lib/apk/db/installed",
          "/usr/include",
          "/usr/lib",
          "/usr/local/include",
          "/usr/local/lib");

  private final Path folder;

  /**
   * @param folder where to keep things, created if need be; null to keep nothing
   */
  public BuildCache(Path folder) {
    this.folder = folder;
  }

  /** The key for a program whose sources lie in a folder; empty if nothing is kept. */
  Optional<String> key(Submission submission, String release, Limits limits, SourceFolder sources) {
    if (folder == null) {
      return Optional.empty();
    }
    Language language = submission.language();
    try (Stream<Path> walk = Files.walk(sources.path())) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, language.id(), language.run().toString(), release, limits.toString());
      add(digest, submission.entryPoint(), sources.sources().toString());
      language.compile().forEach(word -> add(digest, word));
      add(digest, System.getProperty("java.home"), System.getProperty("java.vm.version"));
      add(digest, stamp(Compiler.ownClasses().path()), stamp(compiler(language)));
      INSTALLED.forEach(path -> add(digest, stamp(Path.of(path))));
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
        byte[] content = Files.readAllBytes(file);
        add(digest, sources.path().relativize(file).toString(), "" + content.length);
        digest.update(content);
      }
      return Optional.of(HexFormat.of().formatHex(digest.digest()));
    } catch (IOException | NoSuchAlgorithmException e) {
      return Optional.empty();
    }
  }

  /**
   * Puts what is kept for a key into a folder.
   *
   * @return the class or file to run, empty if nothing is kept
   */
  Optional<String> copy(String key, Path to) {
    Path entry = folder.resolve(key);
    if (!Files.exists(entry)) {
      return Optional.empty();
    }
    try {
      String main = Files.readString(entry.resolve(MAIN));
      FileUtils.copyDirectory(entry.resolve(PROGRAM).toFile(), to.toFile());
      Files.setLastModifiedTime(entry, FileTime.from(Instant.now()));
      return Optional.of(main);
    } catch (IOException e) {
      Scratch.remove(entry); // or it would stay broken
      return Optional.empty();
    }
  }

  /**
   * Keeps a program, unless it is large or has anything but files in it.
   *
   * @param output what compiling made, or null if the sources are run
   */
  void keep(String key, String main, Path output) {
    try {
      Files.createDirectories(folder);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      removeOldest();
      Path draft = Files.createTempDirectory(folder, "draft-");
      try {
        Path program = Files.createDirectory(draft.resolve(PROGRAM));
        if (output == null || copyPlain(output, program)) {
          Files.writeString(draft.resolve(MAIN), main);
          Files.move(draft, folder.resolve(key), StandardCopyOption.ATOMIC_MOVE);
        }
      } finally {
        Scratch.remove(draft);
      }
    } catch (IOException | UncheckedIOException | UnsupportedOperationException e) {
      // it will be compiled again; another judge may have kept it meanwhile
    }
  }

  private static boolean copyPlain(Path from, Path to) throws IOException {
    if (PathUtils.sizeOfDirectory(from) > LARGEST_BYTES) {
      return false;
    }
    try (Stream<Path> walk = Files.walk(from)) {
      for (Path file : (Iterable<Path>) walk.skip(1)::iterator) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
          Files.createDirectory(copy);
        } else if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        } else {
          return false;
        }
      }
    }
    return true;
  }

  private void removeOldest() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      List<Path> all =
          entries
              .sorted(Comparator.comparing((Path entry) -> entry.toFile().lastModified()))
              .toList();
      all.subList(0, Math.max(0, all.size() - MOST_ENTRIES)).forEach(Scratch::remove);
    }
  }

  private static Path compiler(Language language) throws IOException {
    return language.id().equals("java")
        ? Path.of(System.getProperty("java.home"), "lib", "modules")
        : RunEnvironment.find(language.compile().get(0)).orElseThrow(IOException::new);
  }

  /** What tells one state of a file or folder from another. */
  private static String stamp(Path path) {
    try {
      Path real = path.toRealPath();
      return real + " " + Files.size(real) + " " + Files.getLastModifiedTime(real);
    } catch (IOException e) {
      return path + " is not there";
    }
  }

  private static void add(MessageDigest digest, String... parts) {
    for (String part : parts) {
      byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
      digest.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
      digest.update(bytes);
    }
  }
}
