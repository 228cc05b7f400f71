package judge.submission;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import judge.run.Worker;

/** A program's standard output, put into frames. What comes after its end is dropped. */
final class FramedOutput extends OutputStream {
  private static final int BUFFER = 8192;

  private final DataOutputStream answers;
  private final byte[] buffer = new byte[BUFFER];
  private int count;
  private boolean isEnded;

  FramedOutput(DataOutputStream answers) {
    this.answers = answers;
  }

  @Override
  public synchronized void write(int b) throws IOException {
    if (count == BUFFER) {
      writeFrame();
    }
    buffer[count++] = (byte) b;
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) throws IOException {
    int at = from;
    while (at < from + length) {
      if (count == BUFFER) {
        writeFrame();
      }
      int n = Math.min(BUFFER - count, from + length - at);
      System.arraycopy(bytes, at, buffer, count, n);
      count += n;
      at += n;
    }
  }

  private void writeFrame() throws IOException {
    if (!isEnded && count > 0) {
      answers.writeByte(Worker.MARK);
      answers.writeInt(count);
      answers.write(buffer, 0, count);
    }
    count = 0;
  }

  /** There is no more output. */
  synchronized void end() throws IOException {
    writeFrame();
    isEnded = true;
  }
}
