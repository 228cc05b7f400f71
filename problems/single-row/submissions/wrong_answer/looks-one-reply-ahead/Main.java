import java.util.Scanner;

/**
 * Wrong idea: both players weigh a card only against the best card that the other can then take.
 * Fails first on 2 3 1 1: it prints -1, not 1.
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

  static long lead(int[] cards) {
    long lead = 0;
    int sign = 1;
    int left = 0;
    int right = cards.length - 1;
    for (; left < right; sign = -sign) {
      int takeLeft = cards[left] - Math.max(cards[left + 1], cards[right]);
      int takeRight = cards[right] - Math.max(cards[left], cards[right - 1]);
      lead += sign * (takeLeft >= takeRight ? cards[left++] : cards[right--]);
    }
    return lead + (left == right ? sign * cards[left] : 0);
  }
}
