import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: the linear-time reduction, but only of cards higher than both neighbours. Cards as
 * high as a neighbour count too. Fails first on 1 2 2 2 1: it prints 5, not 4.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((sum(cards) + Math.abs(lead(cards))) / 2);
  }

  static long lead(int[] cards) {
    long[] row = new long[cards.length];
    int n = 0;
    for (int card : cards) {
      row[n++] = card;
      while (n >= 3 && row[n - 2] > Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    Arrays.sort(row, 0, n);
    long lead = 0;
    for (int i = 0; i < n; i++) {
      lead = row[i] - lead;
    }
    return lead;
  }

  private static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
