import java.util.concurrent.locks.LockSupport;

public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("ok");
    Thread thread =
        new Thread(
            () -> {
              LockSupport.parkNanos(1_000_000_000);
              while (true) {
                System.out.println("no");
              }
            });
    thread.setDaemon(true);
    thread.start();
  }
}
