public class Main {
  public static void main(String[] args) throws Exception {
    Thread.sleep(20_000);
    System.out.println("ok");
  }
}
