import java.util.Scanner;

/**
 * Wrong idea: the judge makes the best move, so that there is no need to read it. A judge who errs,
 * or who has two moves that are as good, is misjudged. Fails first on 1 2 1, if the judge starts.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    boolean isMyTurn = in.nextInt() == 1;
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    int[][] d = leads(cards);
    int left = 0;
    int right = n - 1;
    while (left <= right) {
      String move = isMyTurn ? choose(cards, left, right, d) : choose(cards, left, right, d);
      if (isMyTurn) {
        System.out.println(move);
      }
      if (move.equals("L")) {
        left++;
      } else {
        right--;
      }
      isMyTurn = !isMyTurn;
    }
  }

  private static String choose(int[] cards, int left, int right, int[][] d) {
    return cards[left] - d[left + 1][right + 1] > cards[right] - d[left][right] ? "L" : "R";
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
