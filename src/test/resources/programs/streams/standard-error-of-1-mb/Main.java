public class Main {
  public static void main(String[] args) {
    System.err.println("x".repeat(1 << 20));
    System.out.println("ok");
  }
}
