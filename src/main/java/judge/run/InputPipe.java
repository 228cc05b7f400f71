package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The pipe from the judge to a program's standard input. Closing it leaves the writing end open.
 */
final class InputPipe implements AutoCloseable {
  private final Path path;
  private final int writing;
  private int reading;

  private InputPipe(Path path, int[] ends) {
    this.path = path;
    this.reading = ends[0];
    this.writing = ends[1];
  }

  /**
   * Opens one.
   *
   * @param path the name under which the program finds it
   * @param owner the user that is to open it
   */
  static InputPipe open(Path path, Unprivileged owner) throws IOException {
    InputPipe pipe = new InputPipe(path, Posix.namedPipe(path.toString()));
    try {
      owner.own(path);
      return pipe;
    } catch (IOException e) {
      Posix.close(pipe.writing);
      pipe.close();
      throw e;
    }
  }

  Path path() {
    return path;
  }

  /** The descriptor to write to, which does not block. */
  int writing() {
    return writing;
  }

  /** Leaves the reading end to the program, which has opened it, and takes away its name. */
  @Override
  public void close() throws IOException {
    if (reading >= 0) {
      Posix.close(reading);
      reading = -1;
      Files.delete(path);
    }
  }
}
