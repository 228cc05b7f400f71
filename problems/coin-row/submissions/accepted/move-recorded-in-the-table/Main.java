import java.util.BitSet;
import java.util.Scanner;

/**
 * Another way: only one line of the table is kept, and for every row one bit: whether the right
 * coin is the better one. If both are as good that is so too, so that the game is another one than
 * that of Main. Time: O(n^2). Memory: O(n^2) bits, 250 KB for 2000 coins.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    BitSet[] takesRight = new BitSet[coins.length + 1];
    long sum = sum(coins);
    long first = (sum + lead(coins, takesRight)) / 2;
    System.out.println(first + " " + (sum - first) + " " + sum);
    System.out.println(moves(coins, takesRight));
  }

  /** What the first player gains over the second; takesRight is filled by length and first coin. */
  private static long lead(int[] coins, BitSet[] takesRight) {
    long[] d = new long[coins.length + 1];
    for (int length = 1; length <= coins.length; length++) {
      takesRight[length] = new BitSet(coins.length);
      for (int i = 0; i + length <= coins.length; i++) {
        long left = coins[i] - d[i + 1];
        long right = coins[i + length - 1] - d[i];
        takesRight[length].set(i, right >= left);
        d[i] = Math.max(left, right);
      }
    }
    return d[0];
  }

  private static String moves(int[] coins, BitSet[] takesRight) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    for (int length = coins.length; length > 0; length--) {
      if (takesRight[length].get(left)) {
        moves.append('R');
      } else {
        moves.append('L');
        left++;
      }
    }
    return moves.toString();
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
