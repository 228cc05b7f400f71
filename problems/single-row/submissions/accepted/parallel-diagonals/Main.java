import java.util.Scanner;
import java.util.stream.IntStream;

/**
 * Another way: the rows of one length depend only on those of the length before, not on each other,
 * so several threads fill them. Short ones are not worth it. Time: O(n^2), shared by the cores;
 * what they use together is no less than in Main. Memory: O(n).
 */
public class Main {
  private static final int PART = 2048;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards));
  }

  static long lead(int[] cards) {
    int n = cards.length;
    long[] shorter = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      int rows = n - length + 1;
      long[] d = new long[rows];
      int parts = 1 + rows / PART;
      IntStream range = IntStream.range(0, parts);
      if (parts > 1) {
        range = range.parallel();
      }
      int last = length - 1;
      long[] before = shorter;
      range.forEach(
          part -> {
            for (int i = part * PART; i < Math.min(rows, (part + 1) * PART); i++) {
              d[i] = Math.max(cards[i] - before[i + 1], cards[i + last] - before[i]);
            }
          });
      shorter = d;
    }
    return shorter[0];
  }
}
