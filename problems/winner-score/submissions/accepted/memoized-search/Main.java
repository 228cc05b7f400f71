import java.util.Scanner;

/**
 * Another way: the first player's total, searched from the rules with a memo. What the player to
 * move does not take of a row, the other does. Time: O(n^2). Memory: O(n^2).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(Math.max(first(cards), sum(cards) - first(cards)));
  }

  static int first(int[] cards) {
    return best(cards, 0, cards.length, new Integer[cards.length + 1][cards.length + 1]);
  }

  /** What the player to move takes of cards[from..to-1]. */
  private static int best(int[] cards, int from, int to, Integer[][] memo) {
    if (from == to) {
      return 0;
    }
    if (memo[from][to] == null) {
      int rest = 0;
      for (int i = from; i < to; i++) {
        rest += cards[i];
      }
      int left = best(cards, from + 1, to, memo);
      int right = best(cards, from, to - 1, memo);
      memo[from][to] = rest - Math.min(left, right);
    }
    return memo[from][to];
  }

  static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
