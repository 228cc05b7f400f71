import java.util.Scanner;

/**
 * Wrong idea: an even number of cards is won by the first player, so an odd one by the second.
 * Fails first on a single card of 1: it prints 0, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(winnersTotal(cards));
  }

  static long winnersTotal(int[] cards) {
    long lead = cards.length % 2 == 0 ? lead(cards) : -lead(cards);
    return (sum(cards) + lead) / 2;
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

  private static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
