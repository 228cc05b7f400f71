package judge.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** What a {@link Worker} answers to one piece of work, read from its frames as they come in. */
final class Answer {
  private static final int NONE_YET = -1;

  private static final int HEAD = 1 + Integer.BYTES;

  private final long number;
  private final OutputSink output;
  private final ByteBuffer head = ByteBuffer.allocate(HEAD + Long.BYTES + 1).limit(HEAD);
  private long outputBytes;
  private int missing;
  private int status = NONE_YET;
  private boolean isSpoilt;

  /**
   * @param number the one that came with the work
   * @param output where the output goes
   */
  Answer(long number, OutputSink output) {
    this.number = number;
    this.output = output;
  }

  /** Takes the first n bytes of the buffer. */
  void add(byte[] buffer, int n) throws IOException {
    for (int at = 0; at < n && !isSpoilt; ) {
      if (missing > 0) {
        int length = Math.min(missing, n - at);
        output.accept(at == 0 ? buffer : Arrays.copyOfRange(buffer, at, at + length), length);
        outputBytes += length;
        missing -= length;
        at += length;
      } else {
        add(buffer[at++]);
      }
    }
  }

  /** Takes a byte that is no output. */
  private void add(byte next) {
    if (isComplete()) {
      isSpoilt = true;
      return;
    }
    head.put(next);
    isSpoilt = head.get(0) != (byte) Worker.MARK;
    if (head.hasRemaining()) {
      return;
    }
    if (head.limit() > HEAD) {
      isSpoilt |= head.getLong(HEAD) != number;
      status = next;
      return;
    }
    missing = head.getInt(1);
    isSpoilt |= missing < 0;
    if (missing == 0) {
      head.limit(head.capacity());
    } else {
      head.clear().limit(HEAD);
    }
  }

  /** How much output there was so far. */
  long outputBytes() {
    return outputBytes;
  }

  /** Whether there was something in it that is no answer. */
  boolean isSpoilt() {
    return isSpoilt;
  }

  /** Whether it is complete. */
  boolean isComplete() {
    return status != NONE_YET;
  }

  /** How the work went, once it is complete: one of the worker's constants. */
  int status() {
    return status;
  }
}
