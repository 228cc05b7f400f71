import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way, with no table: what the other gains on the rest is found by the linear reduction of
 * single-row, for both ends before every move. A letter a token shows that the moves may be apart.
 * Time: O(n^2 log n). Memory: O(n).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    long sum = sum(coins);
    long first = (sum + lead(coins, 0, coins.length - 1)) / 2;
    System.out.println(first + " " + (sum - first) + " " + sum);
    System.out.println(moves(coins));
  }

  private static String moves(int[] coins) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    int right = coins.length - 1;
    while (left <= right) {
      if (coins[left] - lead(coins, left + 1, right)
          > coins[right] - lead(coins, left, right - 1)) {
        moves.append("L ");
        left++;
      } else {
        moves.append("R ");
        right--;
      }
    }
    return moves.toString();
  }

  /** What the player to move gains over the other on coins[left..right]. */
  private static long lead(int[] coins, int left, int right) {
    long[] row = new long[Math.max(0, right - left + 1)];
    int n = 0;
    for (int i = left; i <= right; i++) {
      row[n++] = coins[i];
      while (n >= 3 && row[n - 2] >= Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    Arrays.sort(row, 0, n);
    long lead = 0;
    for (int i = 0; i < n; i++) {
      lead = row[i] - lead; // whoever takes row[i] has the lower ones against him
    }
    return lead;
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
