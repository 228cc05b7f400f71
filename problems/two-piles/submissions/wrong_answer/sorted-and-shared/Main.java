import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: the players take all cards from the highest to the lowest, as if every card were at
 * an end. Fails first on the piles 1 1 2 and 1 2 1: it prints 4, not 5.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(firstTotal(a, b));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  static int firstTotal(int[] a, int[] b) {
    int[] cards = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, cards, a.length, b.length);
    Arrays.sort(cards);
    int total = 0;
    for (int i = cards.length - 1; i >= 0; i -= 2) {
      total += cards[i];
    }
    return total;
  }
}
