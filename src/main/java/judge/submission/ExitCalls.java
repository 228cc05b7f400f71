package judge.submission;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Has a class call {@link ProgramEnd#exit} where it calls {@link System#exit}. In a class file that
 * is one entry in the pool of constants, to which all calls of the method, and references to it,
 * refer: it gets another class, which is added at the end of the pool.
 */
final class ExitCalls {
  /** Where the number of constants is, behind magic number and version. */
  private static final int COUNT = 8;

  private static final int LARGEST_COUNT = 0xFFFF;

  private static final int UTF8 = 1;
  private static final int CLASS = 7;
  private static final int METHOD = 10;

  /** How much follows the tag of a constant, by tags; that of texts follows their length. */
  private static final int[] SIZES = {
    0, 2, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2
  };

  private final ByteBuffer file;

  /** Where the constants begin, by their numbers. */
  private final int[] starts;

  private ExitCalls(byte[] bytes) {
    file = ByteBuffer.wrap(bytes.clone());
    starts = new int[file.getChar(COUNT)];
    file.position(COUNT + Character.BYTES);
    for (int i = 1; i < starts.length; i++) {
      starts[i] = file.position();
      int tag = file.get();
      int length = tag == UTF8 ? file.getChar(file.position()) : 0;
      file.position(file.position() + SIZES[tag] + length);
      if (SIZES[tag] == Long.BYTES) {
        i++; // such constants count twice
      }
    }
  }

  /** A class file with its calls redirected. */
  static byte[] redirected(byte[] file) {
    return new ExitCalls(file).redirected();
  }

  private byte[] redirected() {
    boolean hasAny = false;
    for (int i = 1; i < starts.length && starts.length + 2 <= LARGEST_COUNT; i++) {
      int start = starts[i];
      if (start > 0 && file.get(start) == METHOD && isExit(start)) {
        file.putChar(start + 1, (char) (starts.length + 1));
        hasAny = true;
      }
    }
    return hasAny ? withOtherClass() : file.array();
  }

  private boolean isExit(int method) {
    int nameAndType = starts[file.getChar(method + 3)];
    return text(starts[file.getChar(method + 1)] + 1).equals("java/lang/System")
        && text(nameAndType + 1).equals("exit")
        && text(nameAndType + 3).equals("(I)V");
  }

  /** The text whose number is at this place. */
  private String text(int place) {
    int start = starts[file.getChar(place)];
    int length = file.getChar(start + 1);
    return new String(file.array(), start + 3, length, StandardCharsets.UTF_8);
  }

  private byte[] withOtherClass() {
    byte[] name = ProgramEnd.class.getName().replace('.', '/').getBytes(StandardCharsets.US_ASCII);
    int end = file.position();
    ByteBuffer longer = ByteBuffer.allocate(file.capacity() + name.length + 6);
    longer.put(file.array(), 0, end);
    longer.put((byte) UTF8).putChar((char) name.length).put(name);
    longer.put((byte) CLASS).putChar((char) starts.length);
    longer.put(file.array(), end, file.capacity() - end);
    longer.putChar(COUNT, (char) (starts.length + 2));
    return longer.array();
  }
}
