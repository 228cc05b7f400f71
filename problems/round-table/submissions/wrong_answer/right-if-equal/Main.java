import java.util.Scanner;

/**
 * Wrong rule: the right card if both ends bring the same. Fails first on 0 1 S with three players:
 * it prints 0 0 1, not 0 1 0.
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

  /** What each player gets, the one to move first. */
  static int[] totals(int players, int[] cards) {
    int n = cards.length;
    int[][] totals = new int[n + 1][players]; // by the first card of a row of the current length
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int[] left = taken(cards[i], totals[i + 1]);
        int[] right = taken(cards[i + length - 1], totals[i]);
        totals[i] = left[0] > right[0] ? left : right;
      }
    }
    return totals[0];
  }

  private static int[] taken(int card, int[] rest) {
    int players = rest.length;
    int[] totals = new int[players];
    for (int k = 0; k < players; k++) {
      int place = card == SKIP ? k - 2 : card == REVERSE ? -k - 1 : k - 1;
      totals[k] = rest[Math.floorMod(place, players)];
    }
    totals[0] += Math.max(card, 0);
    return totals;
  }
}
