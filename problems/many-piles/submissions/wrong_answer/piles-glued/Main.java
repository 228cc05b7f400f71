import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

/**
 * Wrong idea: all piles glued one behind the other are a single row. Fails first on the piles 1 and
 * 2 1: it prints 2, not 3.
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
    int n = 0;
    for (int[] pile : piles) {
      n += pile.length;
    }
    int[] glued = new int[n];
    int next = 0;
    for (int[] pile : piles) {
      System.arraycopy(pile, 0, glued, next, pile.length);
      next += pile.length;
    }
    long[] row = reduced(glued);
    Arrays.sort(row);
    return (sum(piles) + lead(row)) / 2;
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

  private static long lead(long[] sorted) {
    long lead = 0;
    for (long card : sorted) {
      lead = card - lead; // whoever takes this one has the lower ones against him
    }
    return lead;
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
