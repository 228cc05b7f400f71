package judge.validate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * Reads the files that an output validator leaves in its feedback folder. The validator may be
 * hostile: links are not followed, and of a message only the head is read.
 */
final class Feedback {
  private static final int HEAD_BYTES = 2000;

  private final Path folder;

  Feedback(Path folder) {
    this.folder = folder;
  }

  /** The size of all files together. */
  long bytes() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.mapToLong(Feedback::bytes).sum();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static long bytes(Path file) {
    try {
      var attributes =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return attributes.isRegularFile() ? attributes.size() : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The head of a message, on one line; empty if there is none. */
  String message(String name) throws IOException {
    if (!has(name)) {
      return "";
    }
    try (InputStream in = Files.newInputStream(folder.resolve(name))) {
      String head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
      return head.strip().replaceAll("\\s*\\R\\s*", " / ");
    }
  }

  /**
   * The number in a file, if it is there.
   *
   * @throws IOException if it is no number
   */
  OptionalDouble number(String name) throws IOException {
    if (!has(name)) {
      return OptionalDouble.empty();
    }
    String text = message(name);
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return OptionalDouble.of(number);
      }
    } catch (NumberFormatException e) {
      // falls through to the message below
    }
    throw new IOException("the output validator's " + name + " is no number: " + text);
  }

  /** The path of a file, if it is there and a file, else null. */
  Path file(String name) {
    return has(name) ? folder.resolve(name) : null;
  }

  private boolean has(String name) {
    return Files.isRegularFile(folder.resolve(name), LinkOption.NOFOLLOW_LINKS);
  }
}
