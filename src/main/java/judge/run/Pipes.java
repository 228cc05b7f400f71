package judge.run;

import com.sun.jna.NativeLong;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** The pipes from a program to the judge: standard output, standard error, the shell's status. */
final class Pipes implements AutoCloseable {
  static final int OUTPUT = 0;
  static final int ERROR = 1;
  static final int STATUS = 2;
  private static final int COUNT = 3;

  private final int[] reading = {-1, -1, -1};
  private final int[] writing = {-1, -1, -1};

  private Pipes() {}

  static Pipes open() throws IOException {
    Pipes pipes = new Pipes();
    try {
      for (int i = 0; i < COUNT; i++) {
        int[] ends = Posix.pipe(0);
        if (i != STATUS) {
          // so that a program may open /dev/stdout, be it of another user than the judge
          Files.setPosixFilePermissions(
              Path.of("/proc/self/fd/" + ends[1]), PosixFilePermissions.fromString("rw-rw-rw-"));
        }
        pipes.reading[i] = ends[0];
        pipes.writing[i] = ends[1];
      }
      return pipes;
    } catch (IOException e) {
      pipes.close();
      throw e;
    }
  }

  /** The writing ends, in the order of the constants. */
  int[] writing() {
    return writing;
  }

  /** The descriptor to read from; negative once its end was seen. */
  int reading(int pipe) {
    return reading[pipe];
  }

  /** Leaves the writing ends to the program alone. */
  void closeWriting() {
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
    int n = Posix.read(reading[pipe], buffer, new NativeLong(buffer.length)).intValue();
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
    closeAll(writing);
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
