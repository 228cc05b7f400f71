public class Main {
  public static void main(String[] args) {
    System.out.println("ok");
    System.out.flush();
    while (true) {
      Thread thread = new Thread(Main::sleep);
      thread.start();
    }
  }

  static void sleep() {
    try {
      Thread.sleep(20_000);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
