import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: the players take all cards from the highest to the lowest, as if every card were at
 * an end. Fails first on 1 2 1: it prints 3, not 2.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println((sum(cards) + Math.abs(lead(cards))) / 2);
  }

  static long lead(int[] cards) {
    int[] sorted = cards.clone();
    Arrays.sort(sorted);
    long lead = 0;
    for (int card : sorted) {
      lead = card - lead;
    }
    return lead;
  }

  private static long sum(int[] cards) {
    long sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
