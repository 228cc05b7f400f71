public class Main {
  static int runs;

  public static void main(String[] args) throws Exception {
    System.out.println(runs++ == 0 ? "ok" : "no");
  }
}
