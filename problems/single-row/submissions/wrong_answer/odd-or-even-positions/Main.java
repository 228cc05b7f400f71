import java.util.Scanner;

/**
 * Wrong idea: the first player gets either all cards at odd positions or all at even ones. He can
 * have the better of the two if their number is even, but it need not be the best. Fails first on 2
 * 1 2: it prints 3, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(Math.abs(leadOfOdd(cards)));
  }

  static long leadOfOdd(int[] cards) {
    long lead = 0;
    for (int i = 0; i < cards.length; i++) {
      lead += i % 2 == 0 ? cards[i] : -cards[i];
    }
    return lead;
  }
}
