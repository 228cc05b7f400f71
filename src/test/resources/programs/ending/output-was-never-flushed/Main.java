import java.io.PrintWriter;

public class Main {
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out);
    out.println("ok");
    System.exit(0);
  }
}
