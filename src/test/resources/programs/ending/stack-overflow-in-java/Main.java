public class Main {
  static int depth(int n) {
    return depth(n + 1) + 1;
  }

  public static void main(String[] args) {
    System.out.println("ok");
    System.out.flush();
    System.out.println(depth(0));
  }
}
