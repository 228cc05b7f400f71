import java.util.Scanner;

/**
 * Right but too slow: the recurrence without a table, 2^n steps for K = 1 and more for others,
 * years for 60 cards.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    int most = in.nextInt();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards, most, 0, cards.length));
  }

  static long lead(int[] cards, int most, int from, int to) {
    long best = from == to ? 0 : Long.MIN_VALUE;
    long left = 0;
    long right = 0;
    for (int k = 1; k <= Math.min(most, to - from); k++) {
      left += cards[from + k - 1];
      right += cards[to - k];
      best = Math.max(best, left - lead(cards, most, from + k, to));
      best = Math.max(best, right - lead(cards, most, from, to - k));
    }
    return best;
  }
}
