import java.util.Scanner;

/**
 * Right search, but the memo is not cleared for another case. Fails first on 1 and 1, then 1 and 2:
 * it prints 1 and 1, not 1 and 2.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[][][][] memo = new int[21][21][21][21]; // 0 if not known
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(best(a, b, 0, n, 0, n, memo));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  /** What the player to move takes of a[i..j-1] and b[k..l-1]. */
  private static int best(int[] a, int[] b, int i, int j, int k, int l, int[][][][] memo) {
    if (i == j && k == l) {
      return 0;
    }
    if (memo[i][j][k][l] == 0) {
      int others = Integer.MAX_VALUE;
      if (i < j) {
        others = Math.min(others, best(a, b, i + 1, j, k, l, memo));
        others = Math.min(others, best(a, b, i, j - 1, k, l, memo));
      }
      if (k < l) {
        others = Math.min(others, best(a, b, i, j, k + 1, l, memo));
        others = Math.min(others, best(a, b, i, j, k, l - 1, memo));
      }
      memo[i][j][k][l] = sum(a, i, j) + sum(b, k, l) - others;
    }
    return memo[i][j][k][l];
  }

  private static int sum(int[] cards, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += cards[i];
    }
    return sum;
  }
}
