import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

/**
 * Another way: nothing needs to be sorted. A reduced pile falls and then rises, so its cards are
 * taken in order from its two ends; and piles in order are merged in pairs. Time: O(n log k).
 * Memory: O(n log k).
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
    return (sum(piles) + lead(sorted(piles, 0, piles.length))) / 2;
  }

  /** The cards that are left of piles[from..to-1], the lowest first. */
  private static long[] sorted(int[][] piles, int from, int to) {
    if (to - from == 1) {
      return sorted(reduced(piles[from]));
    }
    int middle = (from + to) / 2;
    long[] a = sorted(piles, from, middle);
    long[] b = sorted(piles, middle, to);
    long[] merged = new long[a.length + b.length];
    for (int i = 0, j = 0; i + j < merged.length; ) {
      boolean takesA = j == b.length || i < a.length && a[i] < b[j];
      if (takesA) {
        merged[i + j] = a[i];
        i++;
      } else {
        merged[i + j] = b[j];
        j++;
      }
    }
    return merged;
  }

  /** A row that falls and then rises, the lowest first. */
  private static long[] sorted(long[] row) {
    long[] sorted = new long[row.length];
    int left = 0;
    int right = row.length - 1;
    for (int i = right; i >= 0; i--) {
      sorted[i] = row[left] > row[right] ? row[left++] : row[right--];
    }
    return sorted;
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
