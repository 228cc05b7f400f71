public class Main {
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 4; i++) {
      Thread thread = new Thread(null, () -> {}, "big", 1 << 30);
      thread.start();
      thread.join();
    }
    System.out.println("ok");
  }
}
