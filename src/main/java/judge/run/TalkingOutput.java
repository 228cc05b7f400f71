package judge.run;

import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import java.io.IOException;
import java.util.Arrays;

/**
 * Passes the output on to another program's standard input, and writes the conversation down. What
 * the other does not read yet is held here, a buffer at most; then the one that prints has to wait,
 * as it would in a pipe.
 */
final class TalkingOutput implements OutputSink {
  private final int descriptor;
  private final Transcript transcript;
  private final Transcript.Side side;
  private byte[] pending = new byte[0];
  private boolean hasEnded;
  private boolean isClosed;

  /**
   * @param descriptor the writing end of the other's standard input, which does not block
   */
  TalkingOutput(int descriptor, Transcript transcript, Transcript.Side side) {
    this.descriptor = descriptor;
    this.transcript = transcript;
    this.side = side;
  }

  @Override
  public boolean accept(byte[] buffer, int n) throws IOException {
    transcript.add(side, buffer, n);
    pending = Arrays.copyOf(buffer, n);
    flush();
    return !isClosed;
  }

  @Override
  public boolean isBlocked() throws IOException {
    flush();
    return pending.length > 0;
  }

  @Override
  public int descriptor() {
    return descriptor;
  }

  @Override
  public void end() throws IOException {
    hasEnded = true;
    flush();
  }

  /** Closes the other's standard input, whatever is pending. */
  void close() {
    if (!isClosed) {
      isClosed = true;
      pending = new byte[0];
      Posix.close(descriptor);
    }
  }

  @Override
  public Output toOutput() {
    return Output.of(new byte[0]);
  }

  private void flush() throws IOException {
    while (pending.length > 0) {
      int n = Posix.write(descriptor, pending, new NativeLong(pending.length)).intValue();
      if (n < 0) {
        int error = Native.getLastError();
        if (error == Posix.EAGAIN || error == Posix.EINTR) {
          return;
        }
        close(); // EPIPE: the other does not read any more
        return;
      }
      pending = Arrays.copyOfRange(pending, n, pending.length);
    }
    if (hasEnded) {
      close();
    }
  }
}
