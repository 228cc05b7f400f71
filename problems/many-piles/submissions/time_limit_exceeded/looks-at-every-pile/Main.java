import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

/**
 * Right but too slow: each pile is reduced, and then the game is played; every move looks for the
 * highest end at all piles. Time: O(n k), 10^11 steps for a million cards in 10^5 piles. Memory:
 * O(n).
 */
public class Main {
  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    int[][] piles = new int[next(in)][];
    for (int i = 0; i < piles.length; i++) {
      piles[i] = new int[next(in)];
      for (int j = 0; j < piles[i].length; j++) {
        piles[i][j] = next(in);
      }
    }
    System.out.println(firstTotal(piles));
  }

  private static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }

  static long firstTotal(int[][] piles) {
    long[][] rows = new long[piles.length][];
    int[] from = new int[piles.length];
    int[] to = new int[piles.length];
    int moves = 0;
    for (int i = 0; i < piles.length; i++) {
      rows[i] = reduced(piles[i]);
      to[i] = rows[i].length - 1;
      moves += rows[i].length;
    }
    long lead = 0;
    for (int move = 0; move < moves; move++) {
      int best = -1;
      long highest = Long.MIN_VALUE;
      for (int i = 0; i < rows.length; i++) {
        if (from[i] <= to[i] && Math.max(rows[i][from[i]], rows[i][to[i]]) > highest) {
          highest = Math.max(rows[i][from[i]], rows[i][to[i]]);
          best = i;
        }
      }
      lead += move % 2 == 0 ? highest : -highest;
      if (rows[best][from[best]] == highest) {
        from[best]++;
      } else {
        to[best]--;
      }
    }
    return (sum(piles) + lead) / 2;
  }

  /** The pile without inner cards that are as high as both neighbours: it falls, then rises. */
  private static long[] reduced(int[] pile) {
    long[] row = new long[pile.length];
    int n = 0;
    for (int card : pile) {
      row[n++] = card;
      while (n >= 3 && row[n - 2] >= Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    return Arrays.copyOf(row, n);
  }

  private static long sum(int[][] piles) {
    long sum = 0;
    for (int[] pile : piles) {
      for (int card : pile) {
        sum += card;
      }
    }
    return sum;
  }
}
