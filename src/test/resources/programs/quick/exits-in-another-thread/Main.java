public class Main {
  public static void main(String[] args) throws Exception {
    new Thread(
            () -> {
              System.out.println("ok");
              System.exit(0);
            })
        .start();
    Thread.sleep(1_000_000);
  }
}
