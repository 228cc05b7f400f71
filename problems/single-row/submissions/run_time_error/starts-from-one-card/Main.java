import java.util.Scanner;

/** Right recurrence from a start that forgets the empty row. Crashes first on n = 0. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards));
  }

  static long lead(int[] cards) {
    int n = cards.length;
    long[] d = new long[n];
    for (int i = 0; i < n; i++) {
      d[i] = cards[i];
    }
    for (int length = 2; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
