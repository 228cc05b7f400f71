package library;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Rows of cards of a given shape. */
final class Rows {
  private Rows() {}

  /** The row as an input: its length, then its cards on one line. */
  static String text(int... cards) {
    return cards.length + "\n" + (cards.length == 0 ? "" : line(cards));
  }

  static String line(int... cards) {
    return IntStream.of(cards).mapToObj(String::valueOf).collect(Collectors.joining(" ", "", "\n"));
  }

  static int[] of(int n, IntUnaryOperator card) {
    return IntStream.range(0, n).map(card).toArray();
  }

  static int[] random(Random random, int n, int max) {
    return of(n, i -> 1 + random.nextInt(max));
  }

  static int[] random(long seed, int n, int max) {
    return random(new Random(seed), n, max);
  }

  static int[] equal(int n, int value) {
    return of(n, i -> value);
  }

  static int[] alternating(int n, int first, int second) {
    return of(n, i -> i % 2 == 0 ? first : second);
  }

  static int[] rising(int n, int step) {
    return of(n, i -> step * (i + 1));
  }

  static int[] falling(int n, int step) {
    return of(n, i -> step * (n - i));
  }

  static int[] mountain(int n, int step) {
    return of(n, i -> step * (1 + Math.min(i, n - 1 - i)));
  }

  static int[] valley(int n, int step) {
    return of(n, i -> step * (1 + Math.max(i, n - 1 - i)));
  }

  /** The row without the card that the move takes. */
  static int[] after(int[] row, char move) {
    return move == 'L'
        ? Arrays.copyOfRange(row, 1, row.length)
        : Arrays.copyOf(row, row.length - 1);
  }

  /**
   * A row of odd length in which every second card is high: whatever the first player takes, he
   * uncovers a high card, and the second player can have them all.
   */
  static int[] secondWins(long seed, int n, int max) {
    Random random = new Random(seed);
    return of(n, i -> i % 2 == 0 ? 1 + random.nextInt(max / 10) : max - random.nextInt(max / 2));
  }
}
