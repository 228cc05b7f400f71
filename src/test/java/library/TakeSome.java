package library;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of take-some. */
final class TakeSome implements Game {
  private static final int MAX_N = 1000;
  private static final int MAX_CARD = 1_000_000_000;

  @Override
  public String name() {
    return "take-some";
  }

  // Rows have at most 14 cards or at least 50: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(2, 1, 5, 2), text(2, 1, 1, 9, 1, 1, 1), text(3, 4, 7));
    tests.secret(
        "all-equal",
        text(2, 1, 1, 1),
        text(2, Rows.equal(12, 7)),
        text(3, Rows.equal(13, MAX_CARD)),
        text(3, Rows.equal(60, 1)));
    tests.secret(
        "from-one-end-only", text(2, 9, 1, 9), text(2, 8, 1, 1, 8), text(3, 9, 9, 1, 1, 9));
    tests.secret(
        "less-is-more", // taking all one may opens the high cards
        text(2, 1, 1, 100, 1),
        text(3, 1, 1, 1, 1, 100, 1, 1),
        text(3, Rows.of(14, i -> i % 4 == 3 ? 96 : 1)));
    tests.secret(
        "max",
        text(1, Rows.random(11, MAX_N, MAX_CARD)),
        text(2, Rows.random(12, MAX_N, MAX_CARD)),
        text(3, Rows.random(13, MAX_N, MAX_CARD)),
        text(3, Rows.equal(MAX_N, MAX_CARD)),
        text(3, Rows.random(14, MAX_N - 1, 10)));
    tests.secret("most-is-all", text(1, 7), text(2, 7, 9), text(3, 7, 9, 8), text(3, MAX_CARD));
    tests.secret(
        "most-is-one",
        text(1, 1, 5, 2),
        text(1, 1, 5, 233, 7),
        text(1, Rows.random(21, 14, 96)),
        text(1, Rows.secondWins(22, 51, 96)));
    tests.secret("no-cards", text(1), "0 3", "\r\n0\r\n\r\n2\r\n");
    tests.secret(
        "over-32-bits",
        text(2, Rows.alternating(7, MAX_CARD, MAX_CARD)),
        text(3, Rows.equal(3, MAX_CARD)),
        text(2, Rows.secondWins(31, 81, MAX_CARD)));
    tests.secret(
        "random",
        text(2, Rows.random(41, 8, 20)),
        text(3, Rows.random(42, 11, 96)),
        text(2, Rows.random(43, 14, 96)),
        text(2, Rows.random(44, 101, 1000)),
        text(3, Rows.random(45, 300, MAX_CARD)));
    tests.secret("second-wins", text(2, 1, 1, 9, 9, 9, 1, 1), text(3, 1, 1, 1, 99, 1, 1, 1));
    tests.secret("shape", text(2, Rows.mountain(13, 5)), text(3, Rows.valley(14, 5)));
    tests.spacings(text(2, 3, 9, 4, 1, 8));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () -> text(1 + random.nextInt(3), Rows.random(random, random.nextInt(10), 20)))
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.rangeClosed(1, 3)
        .mapToObj(most -> text(most, Rows.random(random, MAX_N - most, MAX_CARD)));
  }

  /** Confirms every test by trying all moves. */
  @Override
  public String confirm(String input) {
    int[] numbers = Game.numbers(input);
    int[] cards = Arrays.copyOfRange(numbers, 2, 2 + numbers[0]);
    Long[][] memo = new Long[cards.length + 1][cards.length + 1];
    long first = firstTotal(cards, numbers[1], 0, cards.length, true, memo);
    return 2 * first - IntStream.of(cards).asLongStream().sum() + "\n";
  }

  /** What the first player takes of cards[from..to-1]. */
  private static long firstTotal(
      int[] cards, int most, int from, int to, boolean first, Long[][] memo) {
    if (from == to) {
      return 0;
    }
    // Whose turn it is does not follow from what is left: each player has his half of the memo.
    int row = first ? from : to;
    int column = first ? to : from;
    if (memo[row][column] == null) {
      long best = first ? Long.MIN_VALUE : Long.MAX_VALUE;
      for (int taken = 1; taken <= Math.min(most, to - from); taken++) {
        long left = firstTotal(cards, most, from + taken, to, !first, memo);
        long right = firstTotal(cards, most, from, to - taken, !first, memo);
        if (first) {
          left += IntStream.range(from, from + taken).mapToLong(i -> cards[i]).sum();
          right += IntStream.range(to - taken, to).mapToLong(i -> cards[i]).sum();
          best = Math.max(best, Math.max(left, right));
        } else {
          best = Math.min(best, Math.min(left, right));
        }
      }
      memo[row][column] = best;
    }
    return memo[row][column];
  }

  private static String text(int most, int... cards) {
    return cards.length + " " + most + "\n" + (cards.length == 0 ? "" : Rows.line(cards));
  }
}
