import java.util.ArrayList;
import java.util.List;

public class Main {
  public static void main(String[] args) {
    System.out.println("ok");
    List<byte[]> all = new ArrayList<>();
    while (true) {
      all.add(new byte[1 << 20]);
    }
  }
}
