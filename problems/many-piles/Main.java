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
 * <p>Time: O(n) to read and reduce, and O(n) for each 15 bits of what the cards range over. Memory:
 * O(n).
 *
 * <p>Checked against exhaustive search on 10,000 random games.
 *
 * <p>Run: {@code java problems/many-piles/Main.java < testdata/many-piles/sample/1.in}
 */
public class Main {
  private static final int MOST = 1000000;
  private static final int HIGHEST = 1000000000;
  private static final int DIGIT_BITS = 15;
  private static final int DIGITS = 1 << DIGIT_BITS;

  /** The cards that are left of all piles, and those that stand for three. */
  private final long[] cards = new long[MOST];

  private int n;
  private long lowest;
  private long sum;

  public static void main(String[] args) throws IOException {
    Numbers in = new Numbers(System.in);
    Main table = new Main();
    for (int piles = in.next(); piles > 0; piles--) {
      table.addPile(in, in.next());
    }
    System.out.println((table.sum + lead(table.sorted(), table.n)) / 2);
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
    }
  }

  /** What the first of two gains over the other if they take the cards from the highest down. */
  private static long lead(long[] sorted, int n) {
    long lead = 0;
    for (int i = 0; i < n; i++) {
      lead = sorted[i] - lead; // whoever takes this one has the lower ones against him
    }
    return lead;
  }

  /**
   * Sorts by digits, the lowest digit first. Every loop is a method of its own: at this size, what
   * it takes the JVM to compile them counts, and it compiles small ones fast.
   */
  private long[] sorted() {
    long[] from = cards;
    long[] to = new long[n];
    for (int shift = 0; (HIGHEST - lowest) >> shift > 0; shift += DIGIT_BITS) {
      int[] place = new int[DIGITS];
      count(from, shift, place);
      addUp(place);
      move(from, to, shift, place);
      long[] swap = from;
      from = to;
      to = swap;
    }
    return from;
  }

  /** Counts how many cards have each digit. */
  private void count(long[] from, int shift, int[] counts) {
    for (int i = 0; i < n; i++) {
      counts[digit(from[i], shift)]++;
    }
  }

  /** Makes of the counts the places where the first card of each digit goes. */
  private static void addUp(int[] counts) {
    int before = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int count = counts[digit];
      counts[digit] = before;
      before += count;
    }
  }

  private void move(long[] from, long[] to, int shift, int[] place) {
    for (int i = 0; i < n; i++) {
      to[place[digit(from[i], shift)]++] = from[i];
    }
  }

  private int digit(long card, int shift) {
    return (int) ((card - lowest) >> shift) & (DIGITS - 1);
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
