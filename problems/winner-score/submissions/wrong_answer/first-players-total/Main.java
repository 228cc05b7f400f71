import java.util.Scanner;

/**
 * Wrong answer to the right game: the first player's total, who need not be the winner if the
 * number of cards is odd. Fails first on 1 3 1: it prints 2, not 3.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((sum(cards) + lead(cards)) / 2);
  }

  static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }

  static long lead(int[] cards) {
    int n = cards.length;
    long[] d = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
