package judge.validate;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The three bytes that some editors put before UTF-8 text, where nobody sees them. */
final class ByteOrderMark {
  private static final byte[] BYTES = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private ByteOrderMark() {}

  /** What to say of an answer and an output that differ; empty if neither begins with one. */
  static String hint(InputStream answer, InputStream printed) throws IOException {
    boolean inAnswer = Arrays.equals(answer.readNBytes(BYTES.length), BYTES);
    boolean inOutput = Arrays.equals(printed.readNBytes(BYTES.length), BYTES);
    if (inAnswer == inOutput) {
      return "";
    }
    return " (the "
        + (inAnswer ? "answer file" : "output")
        + " begins with a UTF-8 byte-order mark)";
  }
}
