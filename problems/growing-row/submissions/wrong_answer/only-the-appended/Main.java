import java.util.Scanner;

/**
 * Right game, but the row as it is at the start is not answered. Fails first on no cards at all: it
 * prints nothing, not 0.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] cards = new int[n + in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    StringBuilder answers = new StringBuilder();
    long[] leads = leads(cards);
    for (int length = n + 1; length <= cards.length; length++) {
      answers.append(leads[length]).append('\n');
    }
    System.out.print(answers);
  }

  static long[] leads(int[] cards) {
    long[] leads = new long[cards.length + 1];
    long[] d = new long[cards.length + 1]; // by the first card of a row that ends with the last
    for (int last = 0; last < cards.length; last++) {
      for (int i = last; i >= 0; i--) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[last] - d[i]);
      }
      leads[last + 1] = d[0];
    }
    return leads;
  }
}
