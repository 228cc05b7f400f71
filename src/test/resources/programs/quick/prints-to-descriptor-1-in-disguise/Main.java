import java.io.FileOutputStream;

public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("o");
    System.out.flush();
    try (FileOutputStream out = new FileOutputStream(String.join("/", "", "proc", "self", "fd", "1"))) {
      out.write("no".getBytes());
    }
  }
}
