import java.util.Scanner;

/**
 * Wrong rule: only the top cards of the two piles may be taken. Fails first on the piles 1 1 and 1
 * 2: it prints 2, not 3.
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

  static int lead(int[] a, int[] b) {
    int n = a.length;
    int[][] d = new int[n + 1][n + 1];
    for (int i = n; i >= 0; i--) {
      for (int k = n; k >= 0; k--) {
        int best = i == n && k == n ? 0 : Integer.MIN_VALUE;
        if (i < n) {
          best = Math.max(best, a[i] - d[i + 1][k]);
        }
        if (k < n) {
          best = Math.max(best, b[k] - d[i][k + 1]);
        }
        d[i][k] = best;
      }
    }
    return d[0][0];
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
