import java.util.Scanner;

/**
 * Wrong idea: every card is worth something, so one takes as many as one may and only chooses the
 * end. Fails first on 1 2 2 1 3 with K = 2: it prints 1, not 3.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    int most = in.nextInt();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(
        lead(cards, most, 0, cards.length, new Long[cards.length + 1][cards.length + 1]));
  }

  static long lead(int[] cards, int most, int from, int to, Long[][] memo) {
    if (from == to) {
      return 0;
    }
    if (memo[from][to] == null) {
      int k = Math.min(most, to - from);
      long left = sum(cards, from, from + k) - lead(cards, most, from + k, to, memo);
      long right = sum(cards, to - k, to) - lead(cards, most, from, to - k, memo);
      memo[from][to] = Math.max(left, right);
    }
    return memo[from][to];
  }

  private static long sum(int[] cards, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += cards[i];
    }
    return sum;
  }
}
