public class Main {
  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(() -> System.out.println(new long[1 << 28].length));
    thread.start();
    thread.join();
    System.out.println("ok");
  }
}
