import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way, with no table: what the other gains on the rest is found by the linear reduction of
 * single-row, for both ends before every move. Time: O(n log n) for each move. Memory: O(n).
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
    return cards[left] - lead(cards, left + 1, right) > cards[right] - lead(cards, left, right - 1)
        ? "L"
        : "R";
  }

  /** What the player to move gains over the other on cards[left..right]. */
  private static int lead(int[] cards, int left, int right) {
    int[] row = new int[cards.length];
    int n = 0;
    for (int i = left; i <= right; i++) {
      row[n++] = cards[i];
      while (n >= 3 && row[n - 2] >= Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    Arrays.sort(row, 0, n);
    int lead = 0;
    for (int i = 0; i < n; i++) {
      lead = row[i] - lead; // whoever takes row[i] has the lower ones against him
    }
    return lead;
  }
}
