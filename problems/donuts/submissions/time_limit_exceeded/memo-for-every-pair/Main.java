import java.util.Scanner;

/**
 * Right but too slow for many pairs: a search with a memo, begun anew for every pair. Time: O(n^3)
 * states a pair, up to m steps each, 10^10 steps for 10,000 pairs. Memory: O(n^3), 1 MB.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println(eaten(n, m));
    }
  }

  static int eaten(int n, int m) {
    return eaten(0, 0, n, m, new byte[n + 1][n + 1][n + 1]);
  }

  /** What the player to move eats of all that is left. */
  private static int eaten(int mine, int his, int box, int m, byte[][][] memo) {
    int total = mine + his + box;
    if (total == 0) {
      return 0;
    }
    if (memo[mine][his][box] == 0) {
      int others = total;
      for (int k = 1; k <= Math.min(m, box); k++) {
        if (k == box) {
          others = Math.min(others, eaten(0, 0, his, m, memo));
        } else {
          others = Math.min(others, eaten(his, mine + k, box - k, m, memo));
        }
      }
      memo[mine][his][box] = (byte) (total - others + 1); // 0 if not known, else 1 more
    }
    return memo[mine][his][box] - 1;
  }
}
