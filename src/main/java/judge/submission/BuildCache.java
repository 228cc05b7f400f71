package judge.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import judge.problem.Limits;
import judge.run.RunEnvironment;
import judge.run.Scratch;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.file.PathUtils;

/**
 * What compiling has made before, in a folder that outlives the judge. An entry's key is all that
 * the result depends on: the sources, the command, the limits, the compiler, and the state of what
 * is installed beside it, as a new package may change a header. That is enough only for compilers
 * that are contained: others can read whatever a source names. A cache that cannot be read or
 * written does no harm: what it would have had is compiled.
 */
public final class BuildCache {
  /** A cache that keeps nothing. */
  public static final BuildCache NONE = new BuildCache(null);

  private static final int MOST_ENTRIES = 1000;
  private static final long MOST_BYTES = 512 * Limits.MIB;
  private static final long LARGEST_BYTES = 32 * Limits.MIB;

  /** The class or file to run, and after it the digest of all, which a crash may cut or alter. */
  private static final String MAIN = "main";

  private static final String PROGRAM = "program";

  /** What changes when packages are installed, by the common package managers. */
  private static final List<String> INSTALLED =
      List.of(
          "/var/lib/dpkg/status",
          "/var/lib/rpm",
          "/var/lib/pacman/local",
          "/lib/apk/db/installed",
          "/usr/lib",
          "/usr/local/lib");

  /** Where people put headers by hand, and write over them. */
  private static final List<String> HEADERS = List.of("/usr/include", "/usr/local/include");

  private final Path folder;
  private final AtomicBoolean isPruned = new AtomicBoolean();

  /** Looked up once. */
  private String headers;

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
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, language.id(), language.runtime().name(), language.run().toString());
      add(digest, release, limits.toString());
      add(digest, submission.entryPoint(), sources.sources().toString());
      language.compile().forEach(word -> add(digest, word));
      addCompiler(digest, language);
      addFiles(digest, sources.path());
      return Optional.of(HexFormat.of().formatHex(digest.digest()));
    } catch (IOException | UncheckedIOException | NoSuchAlgorithmException e) {
      return Optional.empty();
    }
  }

  /** What a compiler is, and what it may read besides the sources. */
  private void addCompiler(MessageDigest digest, Language language) throws IOException {
    add(digest, System.getProperty("java.home"), System.getProperty("java.vm.version"));
    add(digest, stamp(Path.of(System.getProperty("java.home"), "lib", "modules")));
    add(digest, stamp(Compiler.ownClasses().path()));
    if (!language.isCompiledByJava()) {
      String program = language.compile().get(0);
      add(digest, stamp(RunEnvironment.find(program).orElseThrow(IOException::new)));
    }
    language.compile().stream()
        .filter(word -> word.startsWith("/"))
        .forEach(word -> add(digest, stamp(Path.of(word))));
    INSTALLED.forEach(path -> add(digest, stamp(Path.of(path))));
    if (language.runtime() == LanguageRuntime.NATIVE && language.makesOutput()) {
      add(digest, headers());
    }
  }

  /** The state of all headers, each of which may have been written over. */
  private String headers() throws IOException {
    if (headers == null) {
      List<String> all = new ArrayList<>();
      for (String folder : HEADERS) {
        if (Files.isDirectory(Path.of(folder))) {
          Files.walkFileTree(
              Path.of(folder),
              EnumSet.of(FileVisitOption.FOLLOW_LINKS),
              Integer.MAX_VALUE,
              new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes is) {
                  all.add(file + " " + state(is));
                  return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                  return FileVisitResult.CONTINUE; // a link that leads nowhere, or back
                }
              });
        }
      }
      Collections.sort(all);
      headers = all.toString();
    }
    return headers;
  }

  /**
   * Puts what is kept for a key into a folder.
   *
   * @return the class or file to run, empty if nothing is kept
   */
  Optional<String> copy(String key, Path to) throws IOException {
    Path entry = folder.resolve(key);
    try {
      if (!Files.exists(entry) || !Files.getOwner(folder).equals(Files.getOwner(to))) {
        return Optional.empty(); // or it could be anybody's
      }
      String[] main = Files.readString(entry.resolve(MAIN)).split("\n", -1);
      FileUtils.copyDirectory(entry.resolve(PROGRAM).toFile(), to.toFile());
      if (main.length == 2 && main[1].equals(digest(main[0], to))) {
        Files.setLastModifiedTime(entry, FileTime.from(Instant.now()));
        return Optional.of(main[0]);
      }
    } catch (IOException | RuntimeException e) {
      // not whole
    }
    remove(entry); // or it would stay broken
    FileUtils.cleanDirectory(to.toFile()); // the compiler must not meet a part of it
    return Optional.empty();
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
      if (!isPruned.getAndSet(true)) {
        removeOldest();
      }
      Path draft = Files.createTempDirectory(folder, "draft-");
      try {
        Path program = Files.createDirectory(draft.resolve(PROGRAM));
        if (output == null || copyPlain(output, program)) {
          Files.writeString(draft.resolve(MAIN), main + "\n" + digest(main, program));
          Files.move(draft, folder.resolve(key), StandardCopyOption.ATOMIC_MOVE);
        }
      } finally {
        Scratch.remove(draft);
      }
    } catch (IOException | RuntimeException e) {
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

  /** Leaves the latest; once a judge, as looking at all takes a while. */
  private void removeOldest() throws IOException {
    record Entry(Path path, long time) {}
    List<Entry> latestFirst;
    try (Stream<Path> files = Files.list(folder)) {
      latestFirst =
          files
              .map(path -> new Entry(path, path.toFile().lastModified()))
              .sorted(Comparator.comparing(Entry::time).reversed())
              .toList();
    }
    int count = 0;
    long bytes = 0;
    for (Entry entry : latestFirst) {
      try {
        bytes += FileUtils.sizeOf(entry.path().toFile());
      } catch (IllegalArgumentException | UncheckedIOException e) {
        continue; // another judge has just removed it
      }
      if (++count > MOST_ENTRIES || bytes > MOST_BYTES) {
        remove(entry.path());
      }
    }
  }

  /** Removes an entry at once, as another judge may be copying it. */
  private void remove(Path entry) {
    try {
      Path draft = Files.createTempDirectory(folder, "draft-");
      Files.move(entry, draft.resolve(PROGRAM), StandardCopyOption.ATOMIC_MOVE);
      Scratch.remove(draft);
    } catch (IOException e) {
      // it is another judge's, or another user's
    }
  }

  private static String digest(String main, Path folder) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, main);
      addFiles(digest, folder);
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IOException(e);
    }
  }

  private static void addFiles(MessageDigest digest, Path folder) throws IOException {
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
        byte[] content = Files.readAllBytes(file);
        add(digest, folder.relativize(file).toString(), "" + content.length);
        add(digest, "" + Files.isExecutable(file));
        digest.update(content);
      }
    }
  }

  private static String state(BasicFileAttributes is) {
    return is.size() + " " + is.lastModifiedTime().to(TimeUnit.NANOSECONDS);
  }

  /** What tells one state of a file or folder from another. */
  private static String stamp(Path path) {
    try {
      Path real = path.toRealPath();
      BasicFileAttributes is = Files.readAttributes(real, BasicFileAttributes.class);
      return real + " " + state(is);
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
