import java.util.Scanner;

/**
 * Wrong idea: both players take the K cards of the end where they are worth more. Fails first on 1
 * 2 1 1 with K = 2: it prints -1, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    int most = in.nextInt();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(lead(cards, most));
  }

  static long lead(int[] cards, int most) {
    long lead = 0;
    int sign = 1;
    for (int from = 0, to = cards.length; from < to; sign = -sign) {
      int k = Math.min(most, to - from);
      long left = 0;
      long right = 0;
      for (int i = 0; i < k; i++) {
        left += cards[from + i];
        right += cards[to - 1 - i];
      }
      lead += sign * Math.max(left, right);
      if (left >= right) {
        from += k;
      } else {
        to -= k;
      }
    }
    return lead;
  }
}
