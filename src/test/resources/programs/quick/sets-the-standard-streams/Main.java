import java.io.PrintStream;

public class Main {
  public static void main(String[] args) throws Exception {
    System.setOut(new PrintStream(System.out, true));
    System.out.println(System.in.read() == 'o' ? "ok" : "no");
    System.setIn(null);
    System.setErr(System.out);
  }
}
