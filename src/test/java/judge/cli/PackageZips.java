package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** The archives that packages are exported to. */
final class PackageZips {
  private PackageZips() {}

  /** Unpacks an archive as other tools do, permissions included. */
  static Path unzip(Path zip, Path folder) throws IOException {
    try (ZipFile archive = ZipFile.builder().setPath(zip).get()) {
      for (ZipArchiveEntry entry : Collections.list(archive.getEntries())) {
        Path file = folder.resolve(entry.getName());
        Files.createDirectories(file.getParent());
        try (InputStream in = archive.getInputStream(entry)) {
          Files.copy(in, file);
        }
        assertThat(file.toFile().setExecutable((entry.getUnixMode() & 0100) != 0, false)).isTrue();
      }
    }
    return folder;
  }
}
