import java.util.Arrays;
import java.util.Scanner;

/** Another way: the recurrence with a memo. Time: O(K n^2). Memory: O(n^2), 8 MB. */
public class Main {
  private static final long UNKNOWN = Long.MIN_VALUE;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    int most = in.nextInt();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    long[][] memo = new long[cards.length + 1][cards.length + 1];
    for (long[] row : memo) {
      Arrays.fill(row, UNKNOWN);
    }
    System.out.println(lead(cards, most, 0, cards.length, memo));
  }

  /** What the player to move gains over the other on cards[from..to-1]. */
  static long lead(int[] cards, int most, int from, int to, long[][] memo) {
    if (from == to) {
      return 0;
    }
    if (memo[from][to] == UNKNOWN) {
      long best = Long.MIN_VALUE;
      long left = 0;
      long right = 0;
      for (int k = 1; k <= Math.min(most, to - from); k++) {
        left += cards[from + k - 1];
        right += cards[to - k];
        best = Math.max(best, left - lead(cards, most, from + k, to, memo));
        best = Math.max(best, right - lead(cards, most, from, to - k, memo));
      }
      memo[from][to] = best;
    }
    return memo[from][to];
  }
}
