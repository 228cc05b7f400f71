import java.util.Scanner;

/**
 * Wrong idea: the first player can always at least draw. True only for an even number of cards.
 * Fails first on 1 3 1: it prints 0, not -1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(Math.max(0, lead(cards)));
  }

  static long lead(int[] cards) {
    int n = cards.length;
    long[] d = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
