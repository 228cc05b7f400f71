import java.util.Scanner;

/**
 * Right but too slow: the table of single-row from the start for every card. Time: O(n^3), 2 *
 * 10^10 steps for 5000 cards. Memory: O(n).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] cards = new int[n + in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    StringBuilder answers = new StringBuilder();
    for (int length = n; length <= cards.length; length++) {
      answers.append(lead(cards, length)).append('\n');
    }
    System.out.print(answers);
  }

  static long lead(int[] cards, int n) {
    long[] d = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
