import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

/** Right but too slow: the search of all games, up to (2k)^n steps for n cards in k piles. */
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
    int[] from = new int[piles.length];
    int[] to = new int[piles.length];
    for (int i = 0; i < piles.length; i++) {
      to[i] = piles[i].length - 1;
    }
    return (sum(piles) + lead(piles, from, to)) / 2;
  }

  /** What the player to move gains over the other on piles[i][from[i]..to[i]]. */
  private static long lead(int[][] piles, int[] from, int[] to) {
    long lead = Long.MIN_VALUE;
    for (int i = 0; i < piles.length; i++) {
      if (from[i] <= to[i]) {
        int card = piles[i][from[i]++];
        lead = Math.max(lead, card - lead(piles, from, to));
        from[i]--;
      }
      if (from[i] < to[i]) {
        int card = piles[i][to[i]--];
        lead = Math.max(lead, card - lead(piles, from, to));
        to[i]++;
      }
    }
    return lead == Long.MIN_VALUE ? 0 : lead;
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
