import java.util.Scanner;

/**
 * Wrong problem: the total that can be reached, as in single-row, and no move. Fails first on a
 * single card.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int starter = in.nextInt();
    int[] cards = new int[n];
    int sum = 0;
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
      sum += cards[i];
    }
    int lead = leads(cards)[0][n];
    System.out.println((starter == 1 ? sum + lead : sum - lead) / 2);
  }

  /** What the player to move gains over the other, by the first and the last card. */
  private static int[][] leads(int[] cards) {
    int n = cards.length;
    int[][] d = new int[n + 1][n + 1]; // by the first card, and the one behind the last
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int end = i + length;
        d[i][end] = Math.max(cards[i] - d[i + 1][end], cards[end - 1] - d[i][end - 1]);
      }
    }
    return d;
  }
}
