import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

public class Main {
  public static void main(String[] args) {
    List<ByteBuffer> all = new ArrayList<>();
    for (int i = 0; i < 70; i++) {
      all.add(ByteBuffer.allocateDirect(10 << 20));
    }
    System.out.println("ok");
  }
}
