import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Wrong type for the right solution: totals beyond 32 bits. Fails first on three cards of 10^9. */
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

  static int firstTotal(int[][] piles) {
    List<int[]> parts = new ArrayList<>();
    int n = 0;
    for (int[] pile : piles) {
      int[] part = reduced(pile);
      parts.add(part);
      n += part.length;
    }
    int[] cards = new int[n];
    for (int[] part : parts) {
      n -= part.length;
      System.arraycopy(part, 0, cards, n, part.length);
    }
    Arrays.sort(cards);
    return (sum(piles) + lead(cards)) / 2;
  }

  /** The pile without inner cards that are as high as both neighbours: it falls, then rises. */
  private static int[] reduced(int[] pile) {
    int[] row = new int[pile.length];
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

  private static int lead(int[] sorted) {
    int lead = 0;
    for (int card : sorted) {
      lead = card - lead; // whoever takes this one has the lower ones against him
    }
    return lead;
  }

  private static int sum(int[][] piles) {
    int sum = 0;
    for (int[] pile : piles) {
      for (int card : pile) {
        sum += card;
      }
    }
    return sum;
  }
}
