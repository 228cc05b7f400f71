import java.util.Scanner;

/**
 * Right recurrence from a start that forgets rows of no card and of one. Crashes first on n = 0,
 * and on n = 1.
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

  static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }

  static long lead(int[] cards) {
    int n = cards.length;
    long[] d = new long[n - 1];
    for (int i = 0; i < n - 1; i++) {
      d[i] = Math.abs(cards[i] - cards[i + 1]);
    }
    for (int length = 3; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
