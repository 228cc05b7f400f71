package judge.submission;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** A test's input, which is a part of a longer stream. */
final class TestInput extends InputStream {
  private final InputStream in;
  private long remaining;

  TestInput(InputStream in, long size) {
    this.in = in;
    this.remaining = size;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public synchronized int read(byte[] buffer, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (remaining == 0) {
      return -1;
    }
    int n = in.read(buffer, from, (int) Math.min(length, remaining));
    remaining -= Math.max(n, 0);
    return n;
  }

  /** All there is yet, as of a file. */
  @Override
  public synchronized int available() {
    return (int) Math.min(remaining, Integer.MAX_VALUE);
  }

  /** Skips what was not read; from now on this is at its end. */
  synchronized void drain() throws IOException {
    byte[] buffer = new byte[8192]; // skipping would seek, which a pipe cannot
    while (remaining > 0) {
      if (read(buffer, 0, buffer.length) < 0) {
        throw new EOFException();
      }
    }
  }
}
