import java.util.Scanner;

/**
 * Wrong idea: whoever is to move takes either the new card and leaves the row as it was, or nothing
 * changes. Fails first on 1 with 1 appended: it prints 1 and 1, not 1 and 0.
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
    long lead = lead(cards, n);
    answers.append(lead).append('\n');
    for (int i = n; i < cards.length; i++) {
      lead = Math.max(lead, cards[i] - lead);
      answers.append(lead).append('\n');
    }
    System.out.print(answers);
  }

  static long lead(int[] cards, int n) {
    long[] d = new long[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[i + length - 1] - d[i]);
      }
    }
    return d[0];
  }
}
