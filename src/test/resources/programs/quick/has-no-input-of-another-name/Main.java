import java.io.FileReader;

/** Prints "ok" if there is no input at descriptor 0. */
public class Main {
  public static void main(String[] args) throws Exception {
    try (FileReader in = new FileReader("/dev/fd/0")) {
      System.out.println(in.read() < 0 ? "ok" : "something");
    }
  }
}
