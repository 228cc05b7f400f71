import java.nio.ByteBuffer;

public class Main {
  public static void main(String[] args) throws Exception {
    ByteBuffer buffer = ByteBuffer.allocateDirect(110 << 20);
    while (buffer.hasRemaining()) {
      buffer.put((byte) 1);
    }
    System.out.println("ok");
  }
}
