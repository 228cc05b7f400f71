import java.util.Scanner;

/**
 * Another way: the linear-time reduction of single-row keeps its stack, and an appended card goes
 * on top. What is on it falls and then rises, so the players take from its two ends, always the
 * higher. Time: O(n) a card. Memory: O(n).
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
    long[] row = new long[cards.length];
    int size = 0;
    for (int length = 0; length <= cards.length; length++) {
      if (length > 0) {
        row[size++] = cards[length - 1];
      }
      while (size >= 3 && row[size - 2] >= Math.max(row[size - 3], row[size - 1])) {
        row[size - 3] += row[size - 1] - row[size - 2];
        size -= 2;
      }
      if (length >= n) {
        answers.append(lead(row, size)).append('\n');
      }
    }
    System.out.print(answers);
  }

  /** What the first player gains if both take the higher end of row[0..n-1]. */
  static long lead(long[] row, int n) {
    long lead = 0;
    long sign = 1;
    for (int left = 0, right = n - 1; left <= right; sign = -sign) {
      lead += sign * (row[left] > row[right] ? row[left++] : row[right--]);
    }
    return lead;
  }
}
