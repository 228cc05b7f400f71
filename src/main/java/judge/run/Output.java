package judge.run;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.input.BoundedInputStream;

/** What a run printed to standard output: in memory, or in a file that goes when this is closed. */
public final class Output implements AutoCloseable {
  private final boolean isBorrowed;
  private final byte[] bytes;
  private final Path file;
  private final long size;

  private Output(byte[] bytes, Path file, long size, boolean isBorrowed) {
    this.isBorrowed = isBorrowed;
    this.bytes = bytes;
    this.file = file;
    this.size = size;
  }

  static Output of(byte[] bytes) {
    return new Output(bytes, null, bytes.length, false);
  }

  /**
   * Output in a file of the judge's.
   *
   * @param size how many bytes of the file count; what a straggler added later does not
   */
  static Output of(Path file, long size) {
    return new Output(null, file, size, false);
  }

  /** A file of somebody else's, taken for an output; it stays. */
  public static Output borrowed(Path file) throws IOException {
    return new Output(null, file, Files.size(file), true);
  }

  /** How many bytes were printed. */
  public long size() {
    return size;
  }

  /**
   * A file with the bytes.
   *
   * @param place where to write it if it is not in a file yet
   */
  public Path toFile(Path place) throws IOException {
    if (file != null && Files.size(file) == size) {
      return file;
    }
    try (InputStream in = open()) {
      Files.copy(in, place);
    }
    return place;
  }

  /** A stream over the bytes, from the first. */
  public InputStream open() throws IOException {
    if (file == null) {
      return new ByteArrayInputStream(bytes);
    }
    return new BufferedInputStream(
        BoundedInputStream.builder()
            .setInputStream(Files.newInputStream(file))
            .setMaxCount(size)
            .get());
  }

  @Override
  public void close() {
    if (file != null && !isBorrowed) {
      FileUtils.deleteQuietly(file.toFile());
    }
  }
}
