import java.util.Scanner;

/**
 * Wrong type for the right recurrence: differences beyond 32 bits. Fails first on six cards, 1 and
 * 10^9 in turn.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards));
  }

  static int lead(int[] cards) {
    int n = cards.length;
    int[] d = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
