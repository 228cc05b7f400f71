import java.util.Scanner;

/** Right but too slow: the recurrence without a table, anew for every move, takes 2^n steps. */
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

  /** An optimal game; if both ends are as good, the left one is taken. */
  private static String moves(int[] coins) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    int right = coins.length - 1;
    while (left <= right) {
      if (coins[left] - lead(coins, left + 1, right)
          >= coins[right] - lead(coins, left, right - 1)) {
        moves.append('L');
        left++;
      } else {
        moves.append('R');
        right--;
      }
    }
    return moves.toString();
  }

  static long lead(int[] coins, int left, int right) {
    if (left > right) {
      return 0;
    }
    return Math.max(
        coins[left] - lead(coins, left + 1, right), coins[right] - lead(coins, left, right - 1));
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
