package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A process that is there for nothing but to start runs. What the judge starts itself is at first a
 * copy of the judge, and the kernel's figure for its peak of memory begins with the judge's,
 * whereas that of a copy of a small process begins with next to nothing.
 */
interface Starter extends AutoCloseable {

  /**
   * A run to start, with default signal handling and no descriptors but these.
   *
   * @param command the sandbox's
   * @param environment what is added to {@link RunEnvironment#COMMON}
   * @param input the file or pipe that becomes its standard input
   * @param outputs the pipes that become its standard output, standard error and status
   */
  record Request(
      List<String> command, Map<String, String> environment, Path input, List<Path> outputs) {}

  /** That a run was perhaps started, but not by which number: it must not be started again. */
  final class LostRunException extends IOException {
    LostRunException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }

  /**
   * Starts a run.
   *
   * @return the number of its first process, a child of the judge, which is {@link Orphans#reserve
   *     reserved}
   */
  int start(Request request) throws IOException;

  /** Whether what was run so far has left nothing that a program could find. */
  default boolean isClean() {
    return true;
  }

  @Override
  void close();
}
