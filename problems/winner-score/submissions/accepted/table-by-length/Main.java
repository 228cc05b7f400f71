import java.util.Scanner;

/**
 * Another way: the whole table of differences, by the length of the row. Time: O(n^2). Memory:
 * O(n^2).
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

  static int lead(int[] cards) {
    int n = cards.length;
    int[][] d = new int[n + 1][]; // by the length and the first card
    d[0] = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      d[length] = new int[n - length + 1];
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[length][i] = Math.max(cards[i] - d[length - 1][i + 1], cards[j] - d[length - 1][i]);
      }
    }
    return d[n][0];
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
