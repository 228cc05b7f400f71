import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * GESP Cards (CCF GESP, December 2023, C++ level 7; Luogu P10111): n rounds, in each both sides
 * show 0, 1 or 2; 1 beats 0, 2 beats 1, 0 beats 2. Round i is worth 2 a[i] to the winner, a[i] in a
 * draw. The opponent's cards are known. Showing another card than in the round before is a switch;
 * the first costs b[1], the second b[2], and so on. What is the best score?
 *
 * <p>What the next switch costs depends on how many there were. So let best(t, card) be the best
 * score so far with t switches and that card shown last. In a round one keeps the card or switches:
 *
 * <pre>
 * best'(t, card) = max(best(t, card), best(t-1, any other card) - b[t]) + gain(card)
 * </pre>
 *
 * <p>Time: O(n^2), 1.5 million steps for n = 1000. Memory: O(n).
 *
 * <p>Checked against exhaustive search on 10,000 random games.
 *
 * <p>Run: {@code java problems/gesp-cards/Main.java < testdata/gesp-cards/sample/1.in}
 */
public class Main {
  private static final int NEVER = Integer.MIN_VALUE / 2;

  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    int n = in.next();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n - 1);
    int[] his = numbers(in, n);
    System.out.println(bestScore(worth, price, his));
  }

  private static int[] numbers(Numbers in, int n) throws IOException {
    int[] numbers = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = in.next();
    }
    return numbers;
  }

  /** The best score; it fits into 32 bits, as 1000 rounds are worth at most 2 * 10^9. */
  static int bestScore(int[] worth, int[] price, int[] his) {
    int n = worth.length;
    int[][] best = new int[n][3];
    for (int[] scores : best) {
      Arrays.fill(scores, NEVER);
    }
    Arrays.fill(best[0], 0);
    for (int round = 0; round < n; round++) {
      // From many switches to few, so that what is read is still that of the round before.
      for (int t = round; t >= 0; t--) {
        for (int card = 0; card < 3; card++) {
          int score = best[t][card];
          if (t > 0) {
            int other = Math.max(best[t - 1][(card + 1) % 3], best[t - 1][(card + 2) % 3]);
            score = Math.max(score, other - price[t - 1]);
          }
          best[t][card] = score + gain(card, his[round], worth[round]);
        }
      }
    }
    int most = 0; // what one has at least: no switch, and no card loses points
    for (int[] scores : best) {
      for (int score : scores) {
        most = Math.max(most, score);
      }
    }
    return most;
  }

  private static int gain(int mine, int his, int worth) {
    if (mine == his) {
      return worth;
    }
    return mine == (his + 1) % 3 ? 2 * worth : 0;
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
