public class Main {
  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 100; i++) {
      byte[] block = new byte[4 << 20];
      java.util.Arrays.fill(block, (byte) 1);
      sum += block[i];
    }
    System.out.println(sum == 100 ? "ok" : "no");
  }
}
