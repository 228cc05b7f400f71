import java.io.IOException;
import java.io.InputStream;

/**
 * Growing Row: two players alternately take the leftmost or the rightmost card of a row. By how
 * much does the first player's total exceed the second's, if both play as well as they can: for the
 * row as it is, and again after each card that is appended at its right end?
 *
 * <p>Let d(i, j) be what the player to move gains over the other on the cards i..j:
 *
 * <pre>d(i, j) = max(v[i] - d(i+1, j), v[j] - d(i, j-1))</pre>
 *
 * <p>All rows that end at card j need only each other and those that end at card j-1. So one column
 * of the table is kept, and an appended card turns it into the next one, from the right to the
 * left.
 *
 * <p>Time: O(n) a card, 12.5 million steps for 5000 cards. Memory: O(n).
 *
 * <p>Checked against exhaustive search on 10,000 random rows.
 *
 * <p>Run: {@code java problems/growing-row/Main.java < testdata/growing-row/sample/1.in}
 */
public class Main {
  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    int n = in.next();
    int[] cards = new int[n + in.next()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.next();
    }
    StringBuilder answers = new StringBuilder();
    long[] leads = leads(cards);
    for (int length = n; length <= cards.length; length++) {
      answers.append(leads[length]).append('\n');
    }
    System.out.print(answers);
  }

  /** The first player's total minus the second player's for the first 0, 1, 2 ... cards. */
  static long[] leads(int[] cards) {
    long[] leads = new long[cards.length + 1];
    // d[i] belongs to the row of card i to the last one so far; rows of no cards are worth 0.
    long[] d = new long[cards.length + 1];
    for (int last = 0; last < cards.length; last++) {
      for (int i = last; i >= 0; i--) {
        d[i] = Math.max(cards[i] - d[i + 1], cards[last] - d[i]);
      }
      leads[last + 1] = d[0];
    }
    return leads;
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
