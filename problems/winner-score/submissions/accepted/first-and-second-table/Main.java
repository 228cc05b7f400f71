import java.util.Scanner;

/**
 * Another way: two tables, what the one to move gets of a row and what the other gets. Time:
 * O(n^2). Memory: O(n^2).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(winnersTotal(cards));
  }

  static int winnersTotal(int[] cards) {
    int n = cards.length;
    if (n == 0) {
      return 0;
    }
    int[][] first = new int[n][n]; // of cards i..j, the one to move
    int[][] second = new int[n][n]; // and the other one
    for (int i = n - 1; i >= 0; i--) {
      first[i][i] = cards[i];
      for (int j = i + 1; j < n; j++) {
        int left = cards[i] + second[i + 1][j];
        int right = cards[j] + second[i][j - 1];
        first[i][j] = Math.max(left, right);
        second[i][j] = left > right ? first[i + 1][j] : first[i][j - 1];
      }
    }
    return Math.max(first[0][n - 1], second[0][n - 1]);
  }
}
