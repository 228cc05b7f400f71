import java.io.IOException;
import java.io.InputStream;

/**
 * Donuts (POJ 1440, Varacious Steve): two players alternately take 1..m donuts from a box of n.
 * Whoever empties the box eats what he took; the other puts his own back into the box and starts
 * the next round. How many does the first player eat, if both play as well as they can?
 *
 * <p>For one m, let best(mine, his) be what the player to move will eat of the total donuts not yet
 * eaten, if he has mine, the other has his and the rest is in the box. He takes k, then the other
 * is to move with the piles' roles exchanged, and what the other does not eat is his own. So he
 * leaves the other as little as he can:
 *
 * <pre>best(mine, his) = total - min over k of best(his, mine + k)</pre>
 *
 * <p>An empty box is no special case: there the other eats his pile, and the player to move starts
 * a new game with his own, so best(mine, his) = start(mine), known from the smaller totals before.
 *
 * <p>Time: 176,851 positions for each m, up to m steps each. Memory: O(n^2).
 *
 * <p>Checked against exhaustive search for all 5050 pairs.
 *
 * <p>Run: {@code java problems/donuts/Main.java < testdata/donuts/sample/1.in}
 */
public class Main {
  private static final int MOST = 100;

  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    StringBuilder answers = new StringBuilder();
    int[][] start = new int[MOST + 1][];
    for (int n = in.next(); n != Numbers.END; n = in.next()) {
      int m = in.next();
      if (start[m] == null) {
        start[m] = eatenByFirst(m);
      }
      answers.append(start[m][n]).append('\n');
    }
    System.out.print(answers);
  }

  /** What the first player eats of 0, 1, 2 ... donuts, if a move takes at most m. */
  static int[] eatenByFirst(int m) {
    int[] start = new int[MOST + 1];
    int[][] best = new int[MOST + 1][MOST + 1];
    for (int total = 1; total <= MOST; total++) {
      for (int mine = 0; mine < total; mine++) {
        best[mine][total - mine] = start[mine];
      }
      for (int box = 1; box <= total; box++) {
        int most = Math.min(m, box);
        for (int mine = 0; mine + box <= total; mine++) {
          int his = total - box - mine;
          int others = total;
          for (int k = 1; k <= most; k++) {
            others = Math.min(others, best[his][mine + k]);
          }
          best[mine][his] = total - others;
        }
      }
      start[total] = best[0][0];
    }
    return start;
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
