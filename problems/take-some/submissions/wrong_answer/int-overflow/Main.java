import java.util.Scanner;

/**
 * Wrong type for the right recurrence: differences beyond 32 bits. Fails first on three cards of
 * 10^9 and K = 3.
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

  static int lead(int[] cards, int most) {
    int n = cards.length;
    int[][] d = new int[n + 1][n + 1]; // by the length and the first card
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int best = Integer.MIN_VALUE;
        int left = 0;
        int right = 0;
        for (int k = 1; k <= Math.min(most, length); k++) {
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
