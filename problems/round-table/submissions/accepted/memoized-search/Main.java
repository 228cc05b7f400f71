import java.util.Scanner;

/**
 * Another way: a search with a memo over what is left, whose turn it is, and the direction of play,
 * as the rules have them. Time: O(n^2 p^2). Memory: O(n^2 p^2), 20 MB for n = 200 and p = 4.
 */
public class Main {
  private static final int SKIP = -1;
  private static final int REVERSE = -2;

  private final int players;
  private final int[] cards;
  private final int[][][][][] memo;

  private Main(int players, int[] cards) {
    this.players = players;
    this.cards = cards;
    this.memo = new int[cards.length + 1][cards.length + 1][players][2][];
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int players = in.nextInt();
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      String card = in.next();
      cards[i] = card.equals("S") ? SKIP : card.equals("R") ? REVERSE : Integer.parseInt(card);
    }
    StringBuilder answer = new StringBuilder();
    for (int total : new Main(players, cards).totals(0, cards.length, 0, 1)) {
      answer.append(total).append(' ');
    }
    System.out.println(answer.toString().trim());
  }

  /** What each player gets of cards[from..to-1]. */
  private int[] totals(int from, int to, int player, int direction) {
    if (from == to) {
      return new int[players];
    }
    int side = direction > 0 ? 1 : 0;
    if (memo[from][to][player][side] == null) {
      int[] left = taken(cards[from], from + 1, to, player, direction);
      int[] right = taken(cards[to - 1], from, to - 1, player, direction);
      memo[from][to][player][side] = left[player] >= right[player] ? left : right;
    }
    return memo[from][to][player][side];
  }

  private int[] taken(int card, int from, int to, int player, int direction) {
    int turned = card == REVERSE ? -direction : direction;
    int steps = card == SKIP ? 2 : 1;
    int next = (player + steps * turned + 2 * players) % players;
    int[] totals = totals(from, to, next, turned).clone();
    totals[player] += Math.max(card, 0);
    return totals;
  }
}
