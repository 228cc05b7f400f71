public class Main {
  public static void main(String[] args) throws Exception {
    System.out.write('o');
    System.out.write('k');
  }
}
