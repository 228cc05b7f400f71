package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The pipes from a program to the judge: standard output, standard error, and the chain's status.
 */
final class Pipes implements AutoCloseable {
  static final int OUTPUT = 0;
  static final int ERROR = 1;
  static final int STATUS = 2;
  private static final int COUNT = 3;

  private final int[] reading = {-1, -1, -1};
  private final int[] writing = {-1, -1, -1};

  private final List<Path> paths;
  private final boolean keepsNames;

  private Pipes(List<Path> paths, boolean keepsNames) {
    this.paths = paths;
    this.keepsNames = keepsNames;
  }

  /**
   * Opens new ones.
   *
   * @param names where they are called by names, be it that earlier ones were called so
   * @param keepsNames whether no program can see the names, so that later ones may have them again:
   *     making one takes longer than anything else about a pipe
   * @param owner the user that is to open them
   */
  static Pipes open(Path names, boolean keepsNames, Unprivileged owner) throws IOException {
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      paths.add(names.resolveSibling(names.getFileName() + "-" + i));
    }
    Pipes pipes = new Pipes(paths, keepsNames);
    try {
      for (int i = 0; i < COUNT; i++) {
        pipes.open(i, owner);
      }
      return pipes;
    } catch (IOException e) {
      pipes.close();
      throw e;
    }
  }

  private void open(int pipe, Unprivileged owner) throws IOException {
    String path = paths.get(pipe).toString();
    int[] ends = keepsNames ? Posix.namedPipeAgain(path) : null;
    boolean isNew = ends == null;
    if (isNew) {
      Posix.unlink(path); // it may not be there
      ends = Posix.namedPipe(path);
    }
    reading[pipe] = ends[0];
    writing[pipe] = ends[1];
    if (isNew) {
      owner.own(paths.get(pipe));
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

  /** Leaves the writing ends to the program, which has opened them. */
  void started() {
    if (!keepsNames) {
      for (Path path : paths) {
        Posix.unlink(path.toString()); // it may have gone already
      }
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
