import java.util.Scanner;

/**
 * Wrong answer: the third number is the difference of the totals, not their sum. Fails first on 1
 * 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    int[][] d = leads(coins);
    long sum = sum(coins);
    long first = (sum + d[coins.length][0]) / 2;
    System.out.println(first + " " + (sum - first) + " " + d[coins.length][0]);
    System.out.println(moves(coins, d));
  }

  private static String moves(int[] coins, int[][] d) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    for (int length = coins.length; length > 0; length--) {
      int right = left + length - 1;
      if (coins[left] - d[length - 1][left + 1] >= coins[right] - d[length - 1][left]) {
        moves.append('L');
        left++;
      } else {
        moves.append('R');
      }
    }
    return moves.toString();
  }

  /** What the player to move gains over the other, by the length of the row and its first coin. */
  static int[][] leads(int[] coins) {
    int[][] d = new int[coins.length + 1][coins.length + 1];
    for (int length = 1; length <= coins.length; length++) {
      for (int i = 0; i + length <= coins.length; i++) {
        int j = i + length - 1;
        d[length][i] = Math.max(coins[i] - d[length - 1][i + 1], coins[j] - d[length - 1][i]);
      }
    }
    return d;
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
