package judge.problem;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
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

  void add(String name, String text) throws IOException {
    begin(name, FILE);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeArchiveEntry();
  }

  void add(String name, Path file) throws IOException {
    begin(name, Files.isExecutable(file) ? PROGRAM : FILE);
    Files.copy(file, zip);
    zip.closeArchiveEntry();
  }

  /** A folder with all in it, if it is there. */
  void addFolder(String name, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
        Path relative = folder.relativize(file);
        String parent = relative.getParent() == null ? "" : plain(relative.getParent() + "/");
        add(name + "/" + parent + file.getFileName(), file);
      }
    }
  }

  private void begin(String name, int mode) throws IOException {
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
