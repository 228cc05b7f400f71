import java.util.Scanner;

/** Right but too slow: the recurrence without a table takes 2^n steps, years for 50 cards. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] cards = new int[n + in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    StringBuilder answers = new StringBuilder();
    for (int length = n; length <= cards.length; length++) {
      answers.append(lead(cards, 0, length - 1)).append('\n');
    }
    System.out.print(answers);
  }

  static long lead(int[] cards, int left, int right) {
    if (left > right) {
      return 0;
    }
    return Math.max(
        cards[left] - lead(cards, left + 1, right), cards[right] - lead(cards, left, right - 1));
  }
}
