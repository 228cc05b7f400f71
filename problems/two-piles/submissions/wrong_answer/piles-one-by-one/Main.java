import java.util.Scanner;

/**
 * Wrong idea: the first player starts in each pile as if the other pile were not there, and the two
 * totals add up. Fails first on the piles 1 and 1: it prints 2, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(firstTotal(a) + firstTotal(b));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
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
