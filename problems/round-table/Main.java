import java.io.IOException;
import java.io.InputStream;

/**
 * Round Table: p players in turn take the leftmost or the rightmost card of a row. A card has a
 * value, or it is S, the next player loses his turn, or R, the direction of play turns before the
 * turn passes. Everyone wants as much as he can get, and takes the left card if both give him the
 * same. How much does each get?
 *
 * <p>Count the players from the one to move, in the direction of play: he is player 0. Then neither
 * whose turn it is nor the direction needs to be known: totals(i, j) are what players 0, 1 ... get
 * of the cards i..j. Once he has taken a card, his player k is on the rest
 *
 * <pre>
 * player  k - 1  after a card with a value: player 1 is to move
 * player  k - 2  after S: player 2 is to move
 * player -k - 1  after R: player -1 is to move, and they count the other way
 * </pre>
 *
 * <p>modulo p. He takes the end that gives player 0 more.
 *
 * <p>Time: O(n^2 p), 80,000 steps for n = 200 and p = 4. Memory: O(n p).
 *
 * <p>Checked against exhaustive search on 10,000 random games.
 *
 * <p>Run: {@code java problems/round-table/Main.java < testdata/round-table/sample/1.in}
 */
public class Main {
  private static final int SKIP = -1;
  private static final int REVERSE = -2;

  public static void main(String[] args) throws IOException {
    Cards in = new Cards(System.in);
    int players = in.next();
    int[] cards = new int[in.next()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.next();
    }
    StringBuilder answer = new StringBuilder();
    for (int total : totals(players, cards)) {
      answer.append(answer.length() == 0 ? "" : " ").append(total);
    }
    System.out.println(answer);
  }

  /** What each player gets, the one to move first. */
  static int[] totals(int players, int[] cards) {
    int n = cards.length;
    // totals[i] belongs to the row of the current length that starts at card i.
    int[][] totals = new int[n + 1][players];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int[] left = taken(cards[i], totals[i + 1]);
        int[] right = taken(cards[i + length - 1], totals[i]);
        totals[i] = left[0] >= right[0] ? left : right;
      }
    }
    return totals[0];
  }

  /** What each player gets if the one to move takes this card, and of the rest they get so much. */
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

  /** Reads non-negative integers, S and R, whatever white space is between them. */
  private static final class Cards {
    private static final int END = -1;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private int used;

    Cards(InputStream in) {
      this.in = in;
    }

    /** The next number or special card. */
    int next() throws IOException {
      int c = read();
      while (c != END && c <= ' ') {
        c = read();
      }
      if (c == 'S' || c == 'R') {
        return c == 'S' ? SKIP : REVERSE;
      }
      int number = 0;
      for (; c > ' '; c = read()) {
        number = 10 * number + (c - '0');
      }
      return number;
    }

    private int read() throws IOException {
      if (used == filled) {
        used = 0;
        filled = Math.max(in.read(buffer), 0);
        if (filled == 0) {
          return END;
        }
      }
      return buffer[used++];
    }
  }
}
