import java.util.Scanner;

/** Right but too slow: the recurrence without a table takes 2^n steps, years for 50 cards. */
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
    for (int total : totals(players, cards, 0, cards.length)) {
      answer.append(total).append(' ');
    }
    System.out.println(answer.toString().trim());
  }

  /** What each player gets of cards[from..to-1], the one to move first. */
  static int[] totals(int players, int[] cards, int from, int to) {
    if (from == to) {
      return new int[players];
    }
    int[] left = taken(cards[from], totals(players, cards, from + 1, to));
    int[] right = taken(cards[to - 1], totals(players, cards, from, to - 1));
    return left[0] >= right[0] ? left : right;
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
