import java.util.Scanner;

/**
 * Wrong idea: the best the first player can get, whatever the second does: he is taken to leave as
 * much as he can, and not as little. Fails first on 1 2 1: it prints 3, not 2.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(Math.max(first(cards), sum(cards) - first(cards)));
  }

  static long first(int[] cards) {
    int n = cards.length;
    long[][] first = new long[n + 1][n + 1]; // of the cards i..j-1
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int j = i + length;
        long left = cards[i] + (length == 1 ? 0 : Math.max(first[i + 2][j], first[i + 1][j - 1]));
        long right =
            cards[j - 1] + (length == 1 ? 0 : Math.max(first[i][j - 2], first[i + 1][j - 1]));
        first[i][j] = Math.max(left, right);
      }
    }
    return first[0][n];
  }

  private static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
