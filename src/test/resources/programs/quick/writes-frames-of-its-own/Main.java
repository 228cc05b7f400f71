import java.io.FileOutputStream;

public class Main {
  public static void main(String[] args) throws Exception {
    try (FileOutputStream out = new FileOutputStream(String.join("/", "", "proc", "self", "fd", "1"))) {
      out.write(new byte[] {(byte) 0xFE, 0, 0, 0, 0, 0});
    }
    System.out.println("ok");
  }
}
