public class Main {
  static long depth(long n) {
    return depth(n + 1) + 1;
  }

  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 40; i++) {
      Thread thread =
          new Thread(
              null,
              () -> {
                try {
                  depth(0);
                } catch (StackOverflowError e) {
                  sleep();
                }
              },
              "deep",
              16 << 20);
      thread.setDaemon(true);
      thread.start();
      Thread.sleep(50);
    }
    System.out.println("ok");
  }

  static void sleep() {
    try {
      Thread.sleep(20_000);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
