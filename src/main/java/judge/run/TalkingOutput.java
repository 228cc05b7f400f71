package judge.run;

import com.sun.jna.Native;
import java.io.IOException;
import java.util.Arrays;

/**
 * Passes the output on to another program's standard input, and writes the conversation down. What
 * the other does not read yet is held here, a buffer at most; then the one that prints has to wait,
 * as it would in a pipe. Only what is in the pipe of one that has ended is added to that.
 */
final class TalkingOutput implements OutputSink, AutoCloseable {
  private final int descriptor;
  private final Voice voice;
  private byte[] pending = new byte[0];
  private boolean takesRest;
  private boolean isUnheard;
  private boolean isClosed;

  /**
   * @param descriptor the writing end of the other's standard input, which does not block
   */
  TalkingOutput(int descriptor, Voice voice) {
    this.descriptor = descriptor;
    this.voice = voice;
  }

  @Override
  public boolean accept(byte[] buffer, int n) throws IOException {
    voice.say(buffer, n);
    if (!isUnheard) {
      int before = pending.length;
      pending = Arrays.copyOf(pending, before + n);
      System.arraycopy(buffer, 0, pending, before, n);
    }
    flush();
    return !isClosed;
  }

  @Override
  public boolean isBlocked() throws IOException {
    return hasPending() && !takesRest;
  }

  @Override
  public void takeRest() {
    takesRest = true;
  }

  /** Whether there is something left that the other has not read yet. */
  boolean hasPending() throws IOException {
    flush();
    return pending.length > 0;
  }

  @Override
  public int descriptor() {
    return descriptor;
  }

  @Override
  public void end() throws IOException {
    voice.end();
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
        pending = new byte[0]; // EPIPE: the other does not read any more
        isUnheard = voice.isUnheard();
        if (!isUnheard) {
          close();
        }
        return;
      }
      pending = Arrays.copyOfRange(pending, n, pending.length);
    }
    if (voice.hasEnded()) {
      close();
    }
  }
}
