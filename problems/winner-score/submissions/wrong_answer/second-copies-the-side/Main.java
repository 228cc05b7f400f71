import java.util.Scanner;

/**
 * Wrong idea: the second player always takes from the end from which the first has taken. Fails
 * first on 2 1 2: it prints 4, not 3.
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
        long left = cards[i] + (length == 1 ? 0 : first[i + 2][j]);
        long right = cards[j - 1] + (length == 1 ? 0 : first[i][j - 2]);
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
