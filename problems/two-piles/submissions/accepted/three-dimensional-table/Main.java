import java.util.Scanner;

/**
 * Another way: the table of what the player to move gains, one dimension less than in Main. Those
 * for the top card i of the first pile need only those for i + 1, which they replace. Time: O(n^4)
 * a case. Memory: O(n^3).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println((sum(a) + sum(b) + lead(a, b)) / 2);
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  /** What the first player gains over the second. */
  static int lead(int[] a, int[] b) {
    int n = a.length;
    int[][][] d = new int[n + 1][n + 1][n + 1]; // of a[i..j-1] and b[k..l-1], for one i
    for (int i = n; i >= 0; i--) {
      for (int j = i; j <= n; j++) {
        for (int k = n; k >= 0; k--) {
          for (int l = k; l <= n; l++) {
            int best = i == j && k == l ? 0 : Integer.MIN_VALUE;
            if (i < j) {
              best = Math.max(best, a[i] - d[j][k][l]);
              best = Math.max(best, a[j - 1] - d[j - 1][k][l]);
            }
            if (k < l) {
              best = Math.max(best, b[k] - d[j][k + 1][l]);
              best = Math.max(best, b[l - 1] - d[j][k][l - 1]);
            }
            d[j][k][l] = best;
          }
        }
      }
    }
    return d[n][0][n];
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
