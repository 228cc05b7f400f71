import java.util.Scanner;

/**
 * Wrong idea: both players always take the larger end card. Fails first on 2 3 1 2: it prints 4,
 * not 5.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((sum(cards) + Math.abs(leadOfFirst(cards))) / 2);
  }

  static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
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
