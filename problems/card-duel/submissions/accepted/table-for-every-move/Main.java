import java.util.Scanner;

/**
 * Another way: one line of the table, anew before every move of its own. Time: O(n^2) for each
 * move. Memory: O(n).
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
    int left = 0;
    int right = n - 1;
    while (left <= right) {
      String move = isMyTurn ? choose(cards, left, right) : in.next();
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

  private static String choose(int[] cards, int left, int right) {
    return cards[left] - lead(cards, left + 1, right) >= cards[right] - lead(cards, left, right - 1)
        ? "L"
        : "R";
  }

  /** What the player to move gains over the other on cards[left..right]. */
  private static int lead(int[] cards, int left, int right) {
    int n = right - left + 1;
    int[] d = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[left + i] - d[i + 1], cards[left + i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
