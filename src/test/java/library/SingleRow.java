package library;

import static library.Rows.text;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of single-row. */
final class SingleRow implements Game {
  private static final int MAX_N = 5000;
  private static final int MAX_CARD = 1_000_000_000;

  /** Longer rows are confirmed by {@link #leadByReduction}: their tables would not fit. */
  private static final int LONGEST_SEARCHED = 400;

  private static final int LONGEST_SEARCHED_OFTEN = 50;

  @Override
  public String name() {
    return "single-row";
  }

  // Rows have at most 20 cards or at least 50: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(1, 5, 2), text(1, 5, 233, 7));
    tests.secret(
        "all-equal",
        text(1, 1),
        text(1, 1, 1),
        text(Rows.equal(20, 7)),
        text(Rows.equal(19, MAX_CARD)));
    tests.secret(
        "equal-neighbours",
        text(1, 3, 3, 3, 1),
        text(2, 2, 5, 5, 5, 2, 2, 2),
        text(Rows.random(66, 19, 3)),
        text(Rows.random(67, 101, 3)));
    tests.secret(
        "even",
        text(2, 1, 3, 2),
        text(5, 10, 8, 3, 7, 2, 9, 6),
        text(8, 15, 3, 7, 2, 10, 4, 6),
        text(Rows.random(11, 16, 96)),
        text(Rows.random(12, 20, 96)));
    tests.secret(
        "max-5000",
        text(Rows.random(21, MAX_N, MAX_CARD)),
        text(Rows.equal(MAX_N, MAX_CARD)),
        text(Rows.alternating(MAX_N, 1, MAX_CARD)),
        text(Rows.rising(MAX_N, MAX_CARD / MAX_N)));
    tests.secret(
        "max-odd-second-wins",
        text(Rows.alternating(MAX_N - 1, 1, MAX_CARD)),
        text(Rows.secondWins(31, MAX_N - 1, MAX_CARD)));
    tests.secret("no-cards", text(), "0", "\r\n\r\n0\r\n\r\n");
    tests.secret("odd", text(1, 3, 1), text(100, 1, 1), text(Rows.random(41, 15, 96)));
    tests.secret(
        "odd-second-wins",
        text(Rows.secondWins(51, 5, 96)),
        text(Rows.secondWins(52, 15, 96)),
        text(Rows.secondWins(53, 51, 96)));
    tests.secret("one-card", text(7), text(MAX_CARD));
    tests.secret(
        "over-32-bits",
        text(Rows.alternating(6, 1, MAX_CARD)),
        text(Rows.alternating(20, MAX_CARD, 1)),
        text(Rows.alternating(15, 1, MAX_CARD)));
    tests.secret(
        "random",
        text(Rows.random(61, 50, 10)),
        text(Rows.random(62, 101, 1000)),
        text(Rows.random(63, 300, MAX_CARD)));
    tests.secret("shape-falling", text(Rows.falling(17, 3)));
    tests.secret("shape-mountain", text(Rows.mountain(18, 5)));
    tests.secret("shape-rising", text(Rows.rising(19, 7)));
    tests.secret("shape-valley", text(Rows.valley(15, 2)));
    tests.spacings(text(3, 9, 4, 1, 8));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(() -> text(Rows.random(random, random.nextInt(11), 20))).limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(4000, 4999, MAX_N).mapToObj(n -> text(Rows.random(random, n, MAX_CARD)));
  }

  @Override
  public String confirm(String input) {
    int[] cards = cards(input);
    long lead = cards.length <= LONGEST_SEARCHED ? leadBySearch(cards) : leadByReduction(cards);
    return lead + "\n";
  }

  static int[] cards(String input) {
    int[] numbers = Game.numbers(input);
    int[] cards = Arrays.copyOfRange(numbers, 1, numbers.length);
    if (cards.length != numbers[0]) {
      throw new IllegalArgumentException(numbers[0] + " cards announced, not " + cards.length);
    }
    return cards;
  }

  /** What the first player gains over the second, found fast enough to ask for every move. */
  static long lead(int[] row) {
    return row.length <= LONGEST_SEARCHED_OFTEN ? leadBySearch(row) : leadByReduction(row);
  }

  static long leadBySearch(int[] cards) {
    return 2 * firstTotal(cards) - IntStream.of(cards).asLongStream().sum();
  }

  /** The first player's total, by trying every move of both. */
  static long firstTotal(int[] cards) {
    return firstTotal(cards, 0, cards.length - 1, true, new Long[cards.length][cards.length]);
  }

  private static long firstTotal(int[] cards, int left, int right, boolean first, Long[][] memo) {
    if (left > right) {
      return 0;
    }
    if (memo[left][right] == null) {
      long takeLeft = (first ? cards[left] : 0) + firstTotal(cards, left + 1, right, !first, memo);
      long takeRight =
          (first ? cards[right] : 0) + firstTotal(cards, left, right - 1, !first, memo);
      memo[left][right] = first ? Math.max(takeLeft, takeRight) : Math.min(takeLeft, takeRight);
    }
    return memo[left][right];
  }

  /**
   * A card b between a and c that are no higher is as good as gone: whoever takes a or c lets the
   * other take b, so the three are worth a - b + c. When no such card is left the row falls and
   * then rises, and the highest card is always at an end.
   */
  static long leadByReduction(int[] cards) {
    long[] row = new long[cards.length];
    int n = 0;
    for (int card : cards) {
      row[n++] = card;
      while (n >= 3 && row[n - 2] >= row[n - 3] && row[n - 2] >= row[n - 1]) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    Arrays.sort(row, 0, n);
    long lead = 0;
    for (int i = n - 1, sign = 1; i >= 0; i--, sign = -sign) {
      lead += sign * row[i];
    }
    return lead;
  }
}
