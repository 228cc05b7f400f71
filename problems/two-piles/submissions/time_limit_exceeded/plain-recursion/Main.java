import java.util.Scanner;

/**
 * Right but too slow: the search without a memo takes up to 4^(2n) steps, weeks for 10 cards a
 * pile.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println((sum(a) + sum(b) + lead(a, b, 0, n, 0, n)) / 2);
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  /** What the player to move gains over the other on a[i..j-1] and b[k..l-1]. */
  private static int lead(int[] a, int[] b, int i, int j, int k, int l) {
    if (i == j && k == l) {
      return 0;
    }
    int lead = Integer.MIN_VALUE;
    if (i < j) {
      lead = Math.max(lead, a[i] - lead(a, b, i + 1, j, k, l));
      lead = Math.max(lead, a[j - 1] - lead(a, b, i, j - 1, k, l));
    }
    if (k < l) {
      lead = Math.max(lead, b[k] - lead(a, b, i, j, k + 1, l));
      lead = Math.max(lead, b[l - 1] - lead(a, b, i, j, k, l - 1));
    }
    return lead;
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
