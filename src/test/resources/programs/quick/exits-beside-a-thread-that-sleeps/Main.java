public class Main {
  public static void main(String[] args) throws Exception {
    new Thread(() -> sleep(1_000_000)).start();
    new Thread(
            () -> {
              sleep(20);
              System.out.println("ok");
              System.exit(0);
            })
        .start();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
