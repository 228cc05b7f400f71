public class Main {
  public static void main(String[] args) throws Exception {
    int count = 0;
    while (System.in.available() > 0) {
      count += System.in.read() == 'o' ? 1 : 0;
    }
    System.out.println(count == 130_000 && System.in.read() < 0 ? "ok" : "no");
  }
}
