import java.util.Scanner;

/**
 * Wrong idea: both players always take the larger end card. Fails first on 1 2 1 1: it prints -1,
 * not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(leadOfFirst(cards));
  }

  static long leadOfFirst(int[] cards) {
    long lead = 0;
    int sign = 1;
    for (int left = 0, right = cards.length - 1; left <= right; sign = -sign) {
      lead += sign * (cards[left] >= cards[right] ? cards[left++] : cards[right--]);
    }
    return lead;
  }
}
