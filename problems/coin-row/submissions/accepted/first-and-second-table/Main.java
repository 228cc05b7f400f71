import java.util.Scanner;

/**
 * Another way: what the player to move and the other one get, in two tables. Time: O(n^2). Memory:
 * O(n^2), 32 MB for 2000 coins.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    int n = coins.length;
    // What he who moves and he who waits gets of a row, by its length and its first coin.
    long[][] first = new long[n + 1][];
    long[][] second = new long[n + 1][];
    first[0] = new long[n + 1];
    second[0] = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      first[length] = new long[n - length + 1];
      second[length] = new long[n - length + 1];
      for (int i = 0; i + length <= n; i++) {
        long left = coins[i] + second[length - 1][i + 1];
        long right = coins[i + length - 1] + second[length - 1][i];
        first[length][i] = Math.max(left, right);
        second[length][i] = first[length - 1][left >= right ? i + 1 : i];
      }
    }
    System.out.println(first[n][0] + " " + second[n][0] + " " + (first[n][0] + second[n][0]));
    System.out.println(moves(coins, first, second));
  }

  private static String moves(int[] coins, long[][] first, long[][] second) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    for (int length = coins.length; length > 0; length--) {
      if (coins[left] + second[length - 1][left + 1] == first[length][left]) {
        moves.append('L');
        left++;
      } else {
        moves.append('R');
      }
    }
    return moves.toString();
  }
}
