import java.util.concurrent.locks.LockSupport;

public class Main {
  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              LockSupport.parkNanos(20_000_000);
              System.out.println("ok");
            })
        .start();
  }
}
