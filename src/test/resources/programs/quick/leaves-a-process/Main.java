public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("ok");
    new ProcessBuilder("sleep", "1000").start();
  }
}
