import java.util.Scanner;

/**
 * Another way: a search with a memo in which whoever can empty the box does. That this is never
 * worse was checked for all 5050 pairs, not proved. Time: O(n^3 m) for each m. Memory: O(n^3).
 */
public class Main {
  private static final int MOST = 100;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[][] answers = new int[MOST + 1][];
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      if (answers[m] == null) {
        answers[m] = eatenByFirst(m);
      }
      System.out.println(answers[m][n]);
    }
  }

  /** What the first player eats of 0, 1, 2 ... donuts, if a move takes at most m. */
  private static int[] eatenByFirst(int m) {
    int[] start = new int[MOST + 1];
    byte[][][] memo = new byte[MOST + 1][MOST + 1][MOST + 1]; // 0 if not known, else 1 more
    for (int n = 1; n <= MOST; n++) {
      start[n] = eaten(0, 0, n, m, start, memo);
    }
    return start;
  }

  private static int eaten(int mine, int his, int box, int m, int[] start, byte[][][] memo) {
    int total = mine + his + box;
    if (box <= m) {
      return total - start[his];
    }
    if (memo[mine][his][box] == 0) {
      int others = total;
      for (int k = 1; k <= m; k++) {
        others = Math.min(others, eaten(his, mine + k, box - k, m, start, memo));
      }
      memo[mine][his][box] = (byte) (total - others + 1);
    }
    return memo[mine][his][box] - 1;
  }
}
