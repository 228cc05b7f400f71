import java.util.Scanner;

/**
 * Right search, but the memo of one m serves every other. Fails first on 2 1, then 2 2: it prints 1
 * and 1, not 1 and 2.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    byte[][][] memo = new byte[101][101][101];
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println(eaten(0, 0, n, m, memo));
    }
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
