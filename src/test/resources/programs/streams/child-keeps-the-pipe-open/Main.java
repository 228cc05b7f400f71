public class Main {
  public static void main(String[] args) throws Exception {
    new ProcessBuilder("sleep", "100").inheritIO().start();
    System.out.println("ok");
  }
}
