public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("ok" + " ".repeat((1 << 20) + 20));
  }
}
