import java.io.IOException;
import java.io.InputStream;

/**
 * Winner's Score: two players alternately take the leftmost or the rightmost card of a row, both as
 * well as they can. How much has the one with the larger total?
 *
 * <p>Let d(i, j) be what the player to move gains over the other on the cards i..j:
 *
 * <pre>d(i, j) = max(v[i] - d(i+1, j), v[j] - d(i, j-1))</pre>
 *
 * <p>The totals add up to the sum of all cards and differ by |d|, so the larger one is (sum + |d|)
 * / 2. The absolute value matters: with an odd number of cards the second player may win.
 *
 * <p>Time: O(n^2). Memory: O(n).
 *
 * <p>Checked against exhaustive search on 10,000 random rows.
 *
 * <p>Run: {@code java problems/winner-score/Main.java < testdata/winner-score/sample/1.in}
 */
public class Main {
  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    int[] cards = new int[in.next()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.next();
    }
    System.out.println(winnersTotal(cards));
  }

  /** The larger of the two players' totals. */
  static int winnersTotal(int[] cards) {
    int n = cards.length;
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    // d[i] belongs to the row of the current length that starts at card i.
    int[] d = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[i] = Math.max(cards[i] - d[i + 1], cards[j] - d[i]);
      }
    }
    return (sum + Math.abs(d[0])) / 2;
  }

  /** Reads non-negative integers, whatever white space is between them. */
  private static final class Numbers {
    private static final int END = -1;

    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private int used;

    Numbers(InputStream in) {
      this.in = in;
    }

    /** The next number, or -1 at the end of the input. */
    int next() throws IOException {
      int c = read();
      while (c != END && c <= ' ') {
        c = read();
      }
      if (c == END) {
        return END;
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
