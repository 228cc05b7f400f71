import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.PriorityQueue;

/** Right game, but every pile is taken to have a card. Crashes first on an empty one. */
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
    PriorityQueue<Pile> queue = new PriorityQueue<>();
    for (int[] pile : piles) {
      queue.add(new Pile(reduced(pile)));
    }
    long lead = 0;
    for (long sign = 1; !queue.isEmpty(); sign = -sign) {
      Pile pile = queue.remove();
      lead += sign * pile.take();
      if (pile.from <= pile.to) {
        queue.add(pile);
      }
    }
    return (sum(piles) + lead) / 2;
  }

  /** A pile that falls and then rises; the one with the highest end comes first. */
  private static final class Pile implements Comparable<Pile> {
    private final long[] cards;
    private int from;
    private int to;

    Pile(long[] cards) {
      this.cards = cards;
      this.to = cards.length - 1;
    }

    long highest() {
      return Math.max(cards[from], cards[to]);
    }

    long take() {
      return cards[from] > cards[to] ? cards[from++] : cards[to--];
    }

    @Override
    public int compareTo(Pile other) {
      return Long.compare(other.highest(), highest());
    }
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
