public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println("ok");
    System.in.close();
    System.out.close();
    System.err.close();
  }
}
