import java.util.Scanner;

/**
 * Another way: the whole table of single-row, by the first and the last card; its first row has all
 * the answers. Time: O(n^2). Memory: O(n^2), 100 MB.
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
    for (int length = n; length <= cards.length; length++) {
      answers.append(leads[length]).append('\n');
    }
    System.out.print(answers);
  }

  static long[] leads(int[] cards) {
    int n = cards.length;
    long[] leads = new long[n + 1];
    long[][] d = new long[n][];
    for (int i = n - 1; i >= 0; i--) {
      d[i] = new long[n - i]; // by how many cards the last one is away
      d[i][0] = cards[i];
      for (int j = i + 1; j < n; j++) {
        d[i][j - i] = Math.max(cards[i] - d[i + 1][j - i - 1], cards[j] - d[i][j - i - 1]);
      }
    }
    for (int j = 0; j < n; j++) {
      leads[j + 1] = d[0][j];
    }
    return leads;
  }
}
