import java.io.IOException;
import java.io.InputStream;

/**
 * Take Some: two players alternately take 1 to K cards, all from one end of a row. By how much does
 * the first player's total exceed the second's, if both play as well as they can?
 *
 * <p>Let d(i, j) be what the player to move gains over the other on the cards i..j. He takes k
 * cards from one end, and the other is the player to move on the rest:
 *
 * <pre>
 * d(i, j) = max over k of v[i] + .. + v[i+k-1] - d(i+k, j)
 *                     and v[j] + .. + v[j-k+1] - d(i, j-k)
 * </pre>
 *
 * <p>A row needs only those that are up to K cards shorter, so the rows of K + 1 lengths are kept.
 *
 * <p>Time: O(K n^2), 3 million steps for n = 1000. Memory: O(K n).
 *
 * <p>Checked against exhaustive search on 10,000 random rows.
 *
 * <p>Run: {@code java problems/take-some/Main.java < testdata/take-some/sample/1.in}
 */
public class Main {
  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    int[] cards = new int[in.next()];
    int most = in.next();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.next();
    }
    System.out.println(lead(cards, most));
  }

  /** The first player's total minus the second player's, if a move takes at most so many cards. */
  static long lead(int[] cards, int most) {
    int n = cards.length;
    // d[length % (most + 1)][i] belongs to the row of that length that starts at card i. A row of
    // no
    // cards is worth 0, which also makes the answer for n = 0.
    long[][] d = new long[most + 1][n + 1];
    for (int length = 1; length <= n; length++) {
      for (int i = 0; i + length <= n; i++) {
        long best = Long.MIN_VALUE;
        long left = 0;
        long right = 0;
        for (int k = 1; k <= Math.min(most, length); k++) {
          left += cards[i + k - 1];
          right += cards[i + length - k];
          long[] rest = d[(length - k) % (most + 1)];
          best = Math.max(best, Math.max(left - rest[i + k], right - rest[i]));
        }
        d[length % (most + 1)][i] = best;
      }
    }
    return d[n % (most + 1)][0];
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
