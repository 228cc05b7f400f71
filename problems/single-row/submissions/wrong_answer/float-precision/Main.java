import java.util.Scanner;

/**
 * Wrong type for the right recurrence: a float has 24 bits. Fails first on a single card of
 * 16777217: it prints 16777216.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((long) lead(cards));
  }

  static float lead(int[] cards) {
    int n = cards.length;
    float[] d = new float[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
