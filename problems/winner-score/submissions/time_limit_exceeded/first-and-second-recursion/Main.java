import java.util.Scanner;

/**
 * Right but too slow: two functions, what the one to move gets and what the other gets, call each
 * other 2^n times, years for 50 cards.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(
        Math.max(first(cards, 0, cards.length - 1), second(cards, 0, cards.length - 1)));
  }

  /** What the one to move gets of cards[i..j]. */
  static int first(int[] cards, int i, int j) {
    if (i > j) {
      return 0;
    }
    return Math.max(cards[i] + second(cards, i + 1, j), cards[j] + second(cards, i, j - 1));
  }

  /** What the other gets, to whom the one to move leaves as little as he can. */
  static int second(int[] cards, int i, int j) {
    if (i >= j) {
      return 0;
    }
    return Math.min(first(cards, i + 1, j), first(cards, i, j - 1));
  }
}
