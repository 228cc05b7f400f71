import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: the second pile glued behind the first is a single row. Fails first on the piles 1 2
 * and 1 2: it prints 4, not 3.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(firstTotal(glued(a, b)));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  static int[] glued(int[] a, int[] b) {
    int[] row = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, row, a.length, b.length);
    return row;
  }

  /** What the first player takes of a single row. */
  static int firstTotal(int[] cards) {
    int n = cards.length;
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    int[] lead = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        lead[i] = Math.max(cards[i] - lead[i + 1], cards[i + length - 1] - lead[i]);
      }
    }
    return (sum + lead[0]) / 2;
  }
}
