import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way. Time: O(n log n), for sorting. Memory: O(n). A card b between a and c that are no
 * higher will be taken by the one who does not open it: the three are worth as much as the single
 * card a - b + c. When no such card is left the row falls and then rises, so the highest card is
 * always at an end, and the players take all cards from the highest to the lowest.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards));
  }

  static long lead(int[] cards) {
    long[] row = new long[cards.length];
    int n = 0;
    for (int card : cards) {
      row[n++] = card;
      while (n >= 3 && row[n - 2] >= Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    Arrays.sort(row, 0, n);
    long lead = 0;
    for (int i = 0; i < n; i++) {
      lead = row[i] - lead; // whoever takes row[i] has the lower ones against him
    }
    return lead;
  }
}
