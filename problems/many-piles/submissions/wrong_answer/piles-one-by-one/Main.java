import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

/**
 * Wrong idea: the first player starts in each pile as if the others were not there, and the totals
 * add up. Fails first on the piles 1 and 1: it prints 2, not 1.
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
    long leads = 0;
    for (int[] pile : piles) {
      long[] row = reduced(pile);
      Arrays.sort(row);
      leads += lead(row);
    }
    return (sum(piles) + leads) / 2;
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
