package judge.run;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Starts runs, one at a time, by way of a {@link Starter}; of another when that has ended, or must
 * not start a further one.
 */
final class Launcher implements AutoCloseable {
  private final Sandbox sandbox;
  private final Path pipes;
  private Starter starter;
  private boolean isClosed;

  /**
   * @param pipes the name for the pipes of what it starts, one after another
   */
  Launcher(Sandbox sandbox, Path pipes) {
    this.sandbox = sandbox;
    this.pipes = pipes;
    Posix.becomeSubreaper();
  }

  Path pipes() {
    return pipes;
  }

  /**
   * Starts a run as a child of the judge.
   *
   * @return the number of its first process, which is {@link Orphans#reserve reserved}
   */
  synchronized int start(Starter.Request request) throws IOException {
    try {
      return startOnce(request);
    } catch (Starter.LostRunException e) {
      throw e;
    } catch (IOException e) {
      return startOnce(request); // a program that is not contained may have killed the starter
    }
  }

  private int startOnce(Starter.Request request) throws IOException {
    if (isClosed) {
      throw new IOException("the judge is ending");
    }
    if (starter != null && !starter.isClean()) {
      stop();
    }
    if (starter == null) {
      starter = sandbox.openStarter();
    }
    try {
      return starter.start(request);
    } catch (IOException e) {
      stop();
      throw e;
    }
  }

  private void stop() {
    if (starter != null) {
      starter.close();
      starter = null;
    }
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    stop();
  }
}
