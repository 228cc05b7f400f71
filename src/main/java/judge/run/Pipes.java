package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The pipes from a program to the judge: standard output, standard error, the shell's status. */
final class Pipes implements AutoCloseable {
  static final int OUTPUT = 0;
  static final int ERROR = 1;
  static final int STATUS = 2;
  private static final int COUNT = 3;

  private final int[] reading = {-1, -1, -1};
  private final int[] writing = {-1, -1, -1};

  private final List<Path> paths = new ArrayList<>();

  private Pipes() {}

  /**
   * Opens them.
   *
   * @param names where they are called by names until {@link #started}
   * @param owner the user that is to open them
   */
  static Pipes open(Path names, Unprivileged owner) throws IOException {
    Pipes pipes = new Pipes();
    try {
      for (int i = 0; i < COUNT; i++) {
        Path path = names.resolveSibling(names.getFileName() + "-" + i);
        pipes.paths.add(path);
        int[] ends = Posix.namedPipe(path.toString());
        pipes.reading[i] = ends[0];
        pipes.writing[i] = ends[1];
        owner.own(path);
      }
      return pipes;
    } catch (IOException e) {
      pipes.close();
      throw e;
    }
  }

  /** The names to open them by, in the order of the constants. */
  List<Path> paths() {
    return paths;
  }

  /** The descriptor to read from; negative once its end was seen. */
  int reading(int pipe) {
    return reading[pipe];
  }

  /** Leaves the writing ends to the program, which has opened them, and takes away their names. */
  void started() {
    for (Path path : paths) {
      Posix.unlink(path.toString()); // it may have gone already
    }
    closeAll(writing);
  }

  /**
   * Reads what is there, without waiting.
   *
   * @return how many bytes; 0 if there is nothing now, or no more at all
   */
  int read(int pipe, byte[] buffer) {
    if (reading[pipe] < 0) {
      return 0;
    }
    int n = (int) Posix.read(reading[pipe], buffer, buffer.length);
    if (n == 0) {
      closeReading(pipe);
    }
    return Math.max(n, 0); // -1 is EAGAIN, or a signal's interruption: there is nothing now
  }

  /** Takes no more from a pipe: whoever writes to it gets SIGPIPE. */
  void closeReading(int pipe) {
    if (reading[pipe] >= 0) {
      Posix.close(reading[pipe]);
      reading[pipe] = -1;
    }
  }

  @Override
  public void close() {
    closeAll(reading);
    started();
  }

  private static void closeAll(int[] descriptors) {
    for (int i = 0; i < descriptors.length; i++) {
      if (descriptors[i] >= 0) {
        Posix.close(descriptors[i]);
        descriptors[i] = -1;
      }
    }
  }
}
