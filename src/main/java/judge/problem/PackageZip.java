package judge.problem;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.io.FilenameUtils;

/**
 * The archive of a package: the same bytes for the same files, with names that every system takes.
 * A file that may be executed stays so, as the scripts of validators have to.
 */
final class PackageZip implements AutoCloseable {
  private static final int FILE = 0100644;
  private static final int PROGRAM = 0100755;

  /** The first that the format can tell. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final ZipArchiveOutputStream zip;
  private final String top;
  private final Set<String> names = new HashSet<>();

  /**
   * @param top what stands before every name: empty, or a folder with a slash
   */
  PackageZip(OutputStream out, String top) {
    this.zip = new ZipArchiveOutputStream(out);
    this.top = top;
  }

  /** A name that every system takes. */
  static String plain(String name) {
    return FilenameUtils.separatorsToUnix(name).replaceAll("[^A-Za-z0-9_./]", "_");
  }

  void add(String name, String text) throws BadInputException, IOException {
    begin(name, FILE);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeArchiveEntry();
  }

  void add(String name, Path file) throws BadInputException, IOException {
    begin(name, Files.isExecutable(file) ? PROGRAM : FILE);
    Files.copy(file, zip);
    zip.closeArchiveEntry();
  }

  /** A folder with all in it, if it is there; programs know its files by their names. */
  void addFolder(String name, Path folder) throws BadInputException, IOException {
    addFolder(name, folder, UnaryOperator.identity());
  }

  /**
   * A folder with all in it, if it is there.
   *
   * @param rename what a path in it becomes
   */
  void addFolder(String name, Path folder, UnaryOperator<String> rename)
      throws BadInputException, IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
        String path = FilenameUtils.separatorsToUnix(folder.relativize(file).toString());
        add(name + "/" + rename.apply(path), file);
      }
    }
  }

  private void begin(String name, int mode) throws BadInputException, IOException {
    if (!names.add(name)) {
      throw new BadInputException(
          "cannot be exported: two files would both be "
              + name
              + " there, where names have letters, digits and _ alone; rename one");
    }
    ZipArchiveEntry entry = new ZipArchiveEntry(top + FilenameUtils.separatorsToUnix(name));
    entry.setTimeLocal(TIME);
    entry.setUnixMode(mode);
    zip.putArchiveEntry(entry);
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
