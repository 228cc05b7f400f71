import java.util.Scanner;

/**
 * Wrong rule: a pile that was begun is played to its end. Fails first on the piles 1 2 and 1 2: it
 * prints 4, not 3.
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
    int sign = a.length % 2 == 0 ? 1 : -1;
    return Math.max(lead(a) + sign * lead(b), lead(b) + sign * lead(a));
  }

  private static int lead(int[] cards) {
    int n = cards.length;
    int[] d = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
