package judge.run;

import java.io.IOException;

/** Where a run's standard output goes. */
interface OutputSink {

  /**
   * Takes the first n bytes of the buffer.
   *
   * @return false if nobody wants them any more
   */
  boolean accept(byte[] buffer, int n) throws IOException;

  /** Whether it cannot take more until it could pass on what it has; it tries that first. */
  boolean isBlocked() throws IOException;

  /**
   * The program has ended: what is left in its pipe, which is little, is taken without being
   * blocked.
   */
  void takeRest();

  /** The descriptor that can be written when it is not blocked any more. */
  int descriptor();

  /** There is no more output. Calling it again does nothing. */
  void end() throws IOException;

  /** What of the output was kept. */
  Output toOutput() throws IOException;
}
