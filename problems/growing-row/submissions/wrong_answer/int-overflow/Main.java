import java.util.Scanner;

/**
 * Wrong type for the right recurrence: differences beyond 32 bits. Fails first on six cards, 1 and
 * 10^9 in turn.
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
    int[] leads = leads(cards);
    for (int length = n; length <= cards.length; length++) {
      answers.append(leads[length]).append('\n');
    }
    System.out.print(answers);
  }

  static int[] leads(int[] cards) {
    int[] leads = new int[cards.length + 1];
    int[] d = new int[cards.length + 1]; // by the first card of a row that ends with the last
    for (int last = 0; last < cards.length; last++) {
      for (int i = last; i >= 0; i--) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[last] - d[i]);
      }
      leads[last + 1] = d[0];
    }
    return leads;
  }
}
