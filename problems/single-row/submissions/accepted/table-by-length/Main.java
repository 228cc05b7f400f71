import java.util.Scanner;

/**
 * Another way: the whole table, by the length of the row. Main keeps one line of it. Time: O(n^2).
 * Memory: O(n^2), 100 MB for 5000 cards.
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
    int n = cards.length;
    long[][] d = new long[n + 1][]; // by the length and the first card
    d[0] = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      d[length] = new long[n - length + 1];
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[length][i] = Math.max(cards[i] - d[length - 1][i + 1], cards[j] - d[length - 1][i]);
      }
    }
    return d[n][0];
  }
}
