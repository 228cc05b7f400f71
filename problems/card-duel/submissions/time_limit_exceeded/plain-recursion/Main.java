import java.util.Scanner;

/** Right but too slow: the recurrence without a table, anew before every move, takes 2^n steps. */
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
    if (left > right) {
      return 0;
    }
    return Math.max(
        cards[left] - lead(cards, left + 1, right), cards[right] - lead(cards, left, right - 1));
  }
}
