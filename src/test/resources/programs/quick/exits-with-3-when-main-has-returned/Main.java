public class Main {
  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              try {
                main.join();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              System.out.println("ok");
              System.exit(3);
            })
        .start();
  }
}
