import java.util.Scanner;

/**
 * Wrong idea: everyone takes the higher end card, and a special one only if there is no other.
 * Fails first on 0 1 S with two players: it prints 0 1, not 1 0.
 */
public class Main {
  private static final int SKIP = -1;
  private static final int REVERSE = -2;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int players = in.nextInt();
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      String card = in.next();
      cards[i] = card.equals("S") ? SKIP : card.equals("R") ? REVERSE : Integer.parseInt(card);
    }
    StringBuilder answer = new StringBuilder();
    for (int total : totals(players, cards)) {
      answer.append(total).append(' ');
    }
    System.out.println(answer.toString().trim());
  }

  static int[] totals(int players, int[] cards) {
    int[] totals = new int[players];
    int player = 0;
    int direction = 1;
    for (int left = 0, right = cards.length - 1; left <= right; ) {
      int card = cards[left] >= cards[right] ? cards[left++] : cards[right--];
      totals[player] += Math.max(card, 0);
      direction = card == REVERSE ? -direction : direction;
      int steps = card == SKIP ? 2 : 1;
      player = (player + steps * direction + 2 * players) % players;
    }
    return totals;
  }
}
