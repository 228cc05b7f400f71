import java.io.IOException;
import java.io.InputStream;

/**
 * Coin Row: two players alternately take the leftmost or the rightmost coin of a row, both as well
 * as they can. What has each in the end, and how may the game go?
 *
 * <p>Let d(i, j) be what the player to move gains over the other on the coins i..j:
 *
 * <pre>d(i, j) = max(v[i] - d(i+1, j), v[j] - d(i, j-1))</pre>
 *
 * <p>With all d at hand the game is played from the whole row down: a move is good if its term is
 * the larger one.
 *
 * <p>Time: O(n^2), 2 million steps for n = 2000. Memory: O(n^2), 8 MB.
 *
 * <p>Checked against exhaustive search on 10,000 random rows, every move of them.
 *
 * <p>Run: {@code java problems/coin-row/Main.java < testdata/coin-row/sample/1.in}
 */
public class Main {
  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    int[] coins = new int[in.next()];
    long sum = 0;
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.next();
      sum += coins[i];
    }
    int[][] leads = leads(coins);
    long first = (sum + leads[coins.length][0]) / 2;
    System.out.println(first + " " + (sum - first) + " " + sum);
    System.out.println(moves(coins, leads));
  }

  /**
   * What the player to move gains over the other, by the length of the row and its first coin. All
   * coins together are worth 2 * 10^9 at most, so an int holds it.
   */
  static int[][] leads(int[] coins) {
    int n = coins.length;
    int[][] d = new int[n + 1][];
    d[0] = new int[n + 1];
    for (int length = 1; length <= n; length++) {
      d[length] = new int[n - length + 1];
      for (int i = 0; i + length <= n; i++) {
        int j = i + length - 1;
        d[length][i] = Math.max(coins[i] - d[length - 1][i + 1], coins[j] - d[length - 1][i]);
      }
    }
    return d;
  }

  /** An optimal game; if both ends are as good, the left one is taken. */
  private static String moves(int[] coins, int[][] leads) {
    StringBuilder moves = new StringBuilder();
    int left = 0;
    for (int length = coins.length; length > 0; length--) {
      int[] shorter = leads[length - 1];
      int right = left + length - 1;
      if (coins[left] - shorter[left + 1] >= coins[right] - shorter[left]) {
        moves.append('L');
        left++;
      } else {
        moves.append('R');
      }
    }
    return moves.toString();
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
