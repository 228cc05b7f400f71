import java.util.Scanner;

/**
 * Wrong idea: the first player always takes the larger end card, only the second one plans. Fails
 * first on 2 3 1 2: it prints 4, not 5.
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
    int n = cards.length;
    long[] lead = new long[n + 1]; // of the player to move, by the first card of what is left
    for (int length = 1; length <= n; length++) {
      boolean firstToMove = (n - length) % 2 == 0;
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        long left = cards[i] - lead[i + 1];
        long right = cards[j] - lead[i];
        if (firstToMove) {
          lead[i] = cards[i] >= cards[j] ? left : right;
        } else {
          lead[i] = Math.max(left, right);
        }
      }
    }
    return lead[0];
  }
}
