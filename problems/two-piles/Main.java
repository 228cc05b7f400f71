import java.io.IOException;
import java.io.InputStream;

/**
 * Two Piles (HDU 4597, Play Game): two players alternately take the top or the bottom card of
 * either of two piles of n cards, both as well as they can. How much has the first player in the
 * end?
 *
 * <p>Let best(i, j, k, l) be what the player to move takes of what is left: the cards i..j-1 of the
 * first pile and k..l-1 of the second. After his move the other is the player to move, and what the
 * other does not take is his own. So he leaves the other as little as he can:
 *
 * <pre>best(rest) = total(rest) - min of best(rest without one of its end cards)</pre>
 *
 * <p>Time: O(n^4), at most 44,521 positions a case. Memory: O(n^4), 0.8 MB.
 *
 * <p>Checked against exhaustive search on 10,000 random games.
 *
 * <p>Run: {@code java problems/two-piles/Main.java < testdata/two-piles/sample/1.in}
 */
public class Main {
  private static final int MOST = 20;

  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    // One table for all cases: every entry that a case reads, it has written before.
    int[][][][] best = new int[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
    StringBuilder answers = new StringBuilder();
    for (int cases = in.next(); cases > 0; cases--) {
      int n = in.next();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      answers.append(firstTotal(n, a, b, best)).append('\n');
    }
    System.out.print(answers);
  }

  /** Reads a pile of n cards as prefix sums: the cards i..j-1 add up to sums[j] - sums[i]. */
  private static int[] pile(Numbers in, int n) throws IOException {
    int[] sums = new int[n + 1];
    for (int i = 0; i < n; i++) {
      sums[i + 1] = sums[i] + in.next();
    }
    return sums;
  }

  /** The first player's total, from the prefix sums of both piles; best is filled on the way. */
  static int firstTotal(int n, int[] a, int[] b, int[][][][] best) {
    for (int i = n; i >= 0; i--) {
      for (int j = i; j <= n; j++) {
        for (int k = n; k >= 0; k--) {
          for (int l = k; l <= n; l++) {
            int total = a[j] - a[i] + b[l] - b[k];
            int others = total; // no move leaves the other more, and without cards this is 0
            if (i < j) {
              others = Math.min(others, best[i + 1][j][k][l]);
              others = Math.min(others, best[i][j - 1][k][l]);
            }
            if (k < l) {
              others = Math.min(others, best[i][j][k + 1][l]);
              others = Math.min(others, best[i][j][k][l - 1]);
            }
            best[i][j][k][l] = total - others;
          }
        }
      }
    }
    return best[0][n][0][n];
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
