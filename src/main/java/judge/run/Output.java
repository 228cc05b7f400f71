package judge.run;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.input.BoundedInputStream;

/**
 * What a run printed to standard output, in a file of the judge's that goes when this is closed.
 */
public final class Output implements AutoCloseable {
  private final Path file;
  private final long size;

  /**
   * @param size how many bytes of the file count; what a straggler added later does not
   */
  Output(Path file, long size) {
    this.file = file;
    this.size = size;
  }

  /** How many bytes were printed. */
  public long size() {
    return size;
  }

  /** A stream over the bytes, from the first. */
  public InputStream open() throws IOException {
    return new BufferedInputStream(
        BoundedInputStream.builder()
            .setInputStream(Files.newInputStream(file))
            .setMaxCount(size)
            .get());
  }

  @Override
  public void close() {
    FileUtils.deleteQuietly(file.toFile());
  }
}
