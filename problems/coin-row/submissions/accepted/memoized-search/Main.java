import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way: the recurrence, searched from the whole row down, with a memo; the game is played
 * with the same search. Time: O(n^2). Memory: O(n^2), 16 MB for 2000 coins, and a stack of n calls.
 */
public class Main {
  private static final long UNKNOWN = Long.MIN_VALUE;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    long[][] memo = new long[coins.length][]; // by the first coin and how many more there are
    for (int left = 0; left < coins.length; left++) {
      memo[left] = new long[coins.length - left];
      Arrays.fill(memo[left], UNKNOWN);
    }
    long sum = sum(coins);
    long first = (sum + lead(coins, 0, coins.length - 1, memo)) / 2;
    System.out.println(first + " " + (sum - first) + " " + sum);
    System.out.println(moves(coins, memo));
  }

  /** An optimal game; if both ends are as good, the left one is taken. */
  private static String moves(int[] coins, long[][] memo) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    int right = coins.length - 1;
    while (left <= right) {
      if (coins[left] - lead(coins, left + 1, right, memo) == lead(coins, left, right, memo)) {
        moves.append('L');
        left++;
      } else {
        moves.append('R');
        right--;
      }
    }
    return moves.toString();
  }

  /** What the player to move gains over the other on coins[left..right]. */
  private static long lead(int[] coins, int left, int right, long[][] memo) {
    if (left > right) {
      return 0;
    }
    int length = right - left;
    if (memo[left][length] == UNKNOWN) {
      memo[left][length] =
          Math.max(
              coins[left] - lead(coins, left + 1, right, memo),
              coins[right] - lead(coins, left, right - 1, memo));
    }
    return memo[left][length];
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
