public class Main {
  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(() -> { throw new IllegalStateException(); });
    thread.start();
    thread.join();
    System.out.println("ok");
  }
}
