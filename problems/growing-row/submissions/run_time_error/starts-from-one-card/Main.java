import java.util.Scanner;

/** Right recurrence from a start that forgets the empty row. Crashes first on n = 0. */
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
    for (int length = n; length <= cards.length; length++) {
      answers.append(leads[length - 1]).append('\n');
    }
    System.out.print(answers);
  }

  static long[] leads(int[] cards) {
    long[] leads = new long[cards.length + 1];
    long[] d = new long[cards.length + 1];
    for (int last = 0; last < cards.length; last++) {
      for (int i = last; i >= 0; i--) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[last] - d[i]);
      }
      leads[last] = d[0];
    }
    return leads;
  }
}
