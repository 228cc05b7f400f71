import java.util.Scanner;

/**
 * Wrong rule: the cards of one move may come from both ends. Fails first on 2 1 2 with K = 2: it
 * prints 3, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    int most = in.nextInt();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards, most));
  }

  static long lead(int[] cards, int most) {
    int n = cards.length;
    long[][] d = new long[n + 1][n + 1]; // by the length and the first card
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        long best = Long.MIN_VALUE;
        for (int k = 1; k <= Math.min(most, length); k++) {
          for (int left = 0; left <= k; left++) {
            long taken = 0;
            for (int x = 0; x < left; x++) {
              taken += cards[i + x];
            }
            for (int x = 0; x < k - left; x++) {
              taken += cards[i + length - 1 - x];
            }
            best = Math.max(best, taken - d[length - k][i + left]);
          }
        }
        d[length][i] = best;
      }
    }
    return d[n][0];
  }
}
