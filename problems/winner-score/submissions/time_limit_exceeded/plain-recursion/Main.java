import java.util.Scanner;

/** Right but too slow: the recurrence without a table takes 2^n steps, years for 50 cards. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((sum(cards) + Math.abs(lead(cards, 0, cards.length - 1))) / 2);
  }

  static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }

  static long lead(int[] cards, int left, int right) {
    if (left > right) {
      return 0;
    }
    return Math.max(
        cards[left] - lead(cards, left + 1, right), cards[right] - lead(cards, left, right - 1));
  }
}
