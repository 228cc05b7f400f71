import java.util.Scanner;

/**
 * Wrong idea: each pile is a game whose lead goes to the one who starts it, and the second player
 * starts the one that brings less. Fails first on the piles 1 2 and 2 3: it prints 4, not 5.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println((sum(a) + sum(b) + Math.abs(lead(a) - lead(b))) / 2);
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
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
