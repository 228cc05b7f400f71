public class Main {
  public static void main(String[] args) throws Exception {
    System.err.println("no");
    System.out.println("ok");
  }
}
