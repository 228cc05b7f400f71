import java.util.Scanner;

/**
 * Wrong idea: one player gets all cards at odd positions, the other all at even ones. Fails first
 * on 2 1 2: it prints 4, not 3.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    System.out.println(Math.max(everySecond(cards, 0), everySecond(cards, 1)));
  }

  static long everySecond(int[] cards, int from) {
    long sum = 0;
    for (int i = from; i < cards.length; i += 2) {
      sum += cards[i];
    }
    return sum;
  }
}
