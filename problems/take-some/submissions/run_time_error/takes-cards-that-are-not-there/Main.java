import java.util.Scanner;

/**
 * Right recurrence, but a move takes up to K cards even if there are fewer. Crashes first on one
 * card and K = 2.
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
        long left = 0;
        long right = 0;
        for (int k = 1; k <= most; k++) {
          left += cards[i + k - 1];
          right += cards[i + length - k];
          best = Math.max(best, left - d[length - k][i + k]);
          best = Math.max(best, right - d[length - k][i]);
        }
        d[length][i] = best;
      }
    }
    return d[n][0];
  }
}
