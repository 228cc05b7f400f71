import java.io.IOException;
import java.io.InputStream;

/**
 * Many Piles: two players alternately take a card from either end of any of k piles, both as well
 * as they can. How much has the first player in the end?
 *
 * <p>A card b between a and c that are no higher will not be opened willingly: whoever takes a or c
 * lets the other have b. The three are worth as much as the single card a - b + c. Once no such
 * card is left each pile falls and then rises, so the highest card of all is at an end of some
 * pile, and the players take all cards from the highest to the lowest.
 *
 * <p>Time: O(n) to read and reduce, and O(n) for each 10 bits of what the cards range over. Memory:
 * O(n).
 *
 * <p>Checked against exhaustive search on 10,000 random games.
 *
 * <p>Run: {@code java problems/many-piles/Main.java < testdata/many-piles/sample/1.in}
 */
public class Main {
  private static final int MOST = 1000000;
  private static final int DIGIT_BITS = 10;
  private static final int DIGITS = 1 << DIGIT_BITS;

  /** So high that all cards have the same digit there. */
  private static final int ABOVE_ALL = 62;

  /** The cards that are left of all piles, and those that stand for three. */
  private final long[] cards = new long[MOST];

  private int n;
  private long lowest;
  private long highest;
  private long sum;

  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    Main table = new Main();
    for (int piles = in.next(); piles > 0; piles--) {
      table.addPile(in, in.next());
    }
    System.out.println((table.sum + table.lead()) / 2);
  }

  private void addPile(Numbers in, int size) throws IOException {
    int bottom = n;
    for (; size > 0; size--) {
      long card = in.next();
      sum += card;
      while (n - bottom >= 2 && cards[n - 1] >= cards[n - 2] && cards[n - 1] >= card) {
        card += cards[n - 2] - cards[n - 1];
        n -= 2;
      }
      cards[n++] = card;
      lowest = Math.min(lowest, card);
      highest = Math.max(highest, card);
    }
  }

  /**
   * What the first of two gains over the other if they take the cards from the highest down. Sorts
   * by digits, the lowest digit first.
   */
  private long lead() {
    long[] from = cards;
    long[] to = new long[n];
    int[] counts = new int[DIGITS];
    long lead = move(from, to, ABOVE_ALL, new int[DIGITS], 0, counts); // counts, moves nothing
    for (int shift = 0; (highest - lowest) >> shift > 0; shift += DIGIT_BITS) {
      long[] swap = from;
      from = to;
      to = swap;
      int[] place = places(counts);
      counts = new int[DIGITS];
      lead = move(from, to, shift, place, shift + DIGIT_BITS, counts);
    }
    return lead;
  }

  /** Where the first card of each digit goes. */
  private static int[] places(int[] counts) {
    int[] places = new int[DIGITS];
    for (int digit = 1; digit < DIGITS; digit++) {
      places[digit] = places[digit - 1] + counts[digit - 1];
    }
    return places;
  }

  /**
   * Moves the cards to the places that their digits have, and counts the next digits. All is done
   * in this one loop, as it takes the JVM longer to compile a loop than to run one.
   *
   * @return what the first player gains if the cards are in order now
   */
  private long move(long[] from, long[] to, int shift, int[] place, int nextShift, int[] counts) {
    long lead = 0;
    for (int i = 0; i < n; i++) {
      long card = from[i];
      int p = place[(int) ((card - lowest) >> shift) & (DIGITS - 1)]++;
      to[p] = card;
      counts[(int) ((card - lowest) >> nextShift) & (DIGITS - 1)]++;
      lead += (n - p) % 2 == 1 ? card : -card; // the highest is the first player's
    }
    return lead;
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
