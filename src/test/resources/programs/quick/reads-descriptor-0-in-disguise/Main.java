import java.io.FileInputStream;

public class Main {
  public static void main(String[] args) throws Exception {
    try (FileInputStream in = new FileInputStream(String.join("/", "", "proc", "self", "fd", "0"))) {
      System.out.println(in.read() == 'o' ? "ok" : "no");
    }
  }
}
