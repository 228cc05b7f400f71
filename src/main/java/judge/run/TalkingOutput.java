package judge.run;

import com.sun.jna.Native;
import java.io.IOException;
import java.util.Arrays;

/**
 * Passes the output on to another program's standard input, and writes the conversation down. What
 * the other does not read yet is held here, a buffer at most; then the one that prints has to wait,
 * as it would in a pipe.
 */
final class TalkingOutput implements OutputSink, AutoCloseable {
  private final int descriptor;
  private final Transcript transcript;
  private final Transcript.Side side;
  private volatile int otherProcess = -1;
  private TalkingOutput other;
  private volatile boolean otherWasOver;
  private byte[] pending = new byte[0];
  private volatile boolean hasEnded;
  private boolean isUnheard;
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
    pending = isUnheard ? new byte[0] : Arrays.copyOf(buffer, n);
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

  /**
   * Has it see, when this side ends, whether the other is over by then.
   *
   * @param process a descriptor that can be read once the other is over
   * @param otherSide what the other says
   */
  void watchOther(int process, TalkingOutput otherSide) {
    other = otherSide;
    otherProcess = process;
  }

  /**
   * Whether the other was over when this side ended. The other cannot know of that before it is
   * told here: if it was over, it had made up its mind without.
   */
  boolean otherWasOver() {
    return otherWasOver;
  }

  @Override
  public void end() throws IOException {
    if (!hasEnded) {
      hasEnded = true;
      int[] poll = {otherProcess, Posix.POLLIN};
      otherWasOver |= otherProcess >= 0 && (other.hasEnded || Posix.poll(poll, 1, 0) > 0);
    }
    flush();
  }

  /** Closes the other's standard input, whatever is pending. */
  @Override
  public void close() {
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
      int n = (int) Posix.write(descriptor, pending, pending.length);
      if (n < 0) {
        int error = Native.getLastError();
        if (error == Posix.EAGAIN || error == Posix.EINTR) {
          return;
        }
        otherWasOver |= !hasEnded; // EPIPE: the other does not read any more
        if (side == Transcript.Side.VALIDATOR) {
          isUnheard = true; // a broken pipe would end it before it could say what it thinks
          pending = new byte[0];
        } else {
          close();
        }
        return;
      }
      pending = Arrays.copyOfRange(pending, n, pending.length);
    }
    if (hasEnded) {
      close();
    }
  }
}
