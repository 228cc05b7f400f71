import java.util.Scanner;

/**
 * Another way: the recurrence, searched from what is left down, with a memo that all moves share.
 * Time: O(n^2) together. Memory: O(n^2).
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
    Integer[][] memo = new Integer[n][n];
    int left = 0;
    int right = n - 1;
    while (left <= right) {
      String move = isMyTurn ? choose(cards, left, right, memo) : in.next();
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

  private static String choose(int[] cards, int left, int right, Integer[][] memo) {
    int takeLeft = cards[left] - lead(cards, left + 1, right, memo);
    return takeLeft == lead(cards, left, right, memo) ? "L" : "R";
  }

  /** What the player to move gains over the other on cards[left..right]. */
  private static int lead(int[] cards, int left, int right, Integer[][] memo) {
    if (left > right) {
      return 0;
    }
    if (memo[left][right] == null) {
      memo[left][right] =
          Math.max(
              cards[left] - lead(cards, left + 1, right, memo),
              cards[right] - lead(cards, left, right - 1, memo));
    }
    return memo[left][right];
  }
}
