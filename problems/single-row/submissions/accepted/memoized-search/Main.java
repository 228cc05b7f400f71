import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way: the recurrence, searched from the whole row down, with a memo. Time: O(n^2). Memory:
 * O(n^2), 100 MB for 5000 cards, and a stack of n calls.
 */
public class Main {
  private static final long UNKNOWN = Long.MIN_VALUE;

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
    long[][] memo = new long[n][]; // by the first card and how many more there are
    for (int left = 0; left < n; left++) {
      memo[left] = new long[n - left];
      Arrays.fill(memo[left], UNKNOWN);
    }
    return lead(cards, 0, n - 1, memo);
  }

  /** What the player to move gains over the other on cards[left..right]. */
  private static long lead(int[] cards, int left, int right, long[][] memo) {
    if (left > right) {
      return 0;
    }
    int length = right - left;
    if (memo[left][length] == UNKNOWN) {
      memo[left][length] =
          Math.max(
              cards[left] - lead(cards, left + 1, right, memo),
              cards[right] - lead(cards, left, right - 1, memo));
    }
    return memo[left][length];
  }
}
