public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("ok");
    new Thread(() -> {
      throw new IllegalStateException();
    }).start();
  }
}
