package library;

import static library.Rows.text;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of winner-score. */
final class WinnerScore implements Game {
  private static final int MAX_N = 300;
  private static final int MAX_CARD = 1000;

  @Override
  public String name() {
    return "winner-score";
  }

  // With an even number of cards the first player wins, so most tests have an odd number. For the
  // lengths see SingleRow.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(1, 2, 100, 4), text(1, 100, 2));
    tests.secret(
        "all-equal", text(1, 1), text(1, 1, 1), text(Rows.equal(20, 7)), text(Rows.equal(19, 7)));
    tests.secret(
        "equal-neighbours",
        text(1, 3, 3, 3, 1),
        text(Rows.random(66, 19, 3)),
        text(Rows.random(67, 101, 3)));
    tests.secret(
        "even",
        text(2, 1, 3, 2),
        text(2, 3, 1, 2),
        text(1, 5, 233, 7),
        text(Rows.random(11, 16, 96)));
    tests.secret(
        "max-even",
        text(Rows.random(21, MAX_N, MAX_CARD)),
        text(Rows.equal(MAX_N, MAX_CARD)),
        text(Rows.alternating(MAX_N, 1, MAX_CARD)));
    tests.secret(
        "max-odd",
        text(Rows.random(31, MAX_N - 1, MAX_CARD)),
        text(Rows.equal(MAX_N - 1, MAX_CARD)),
        text(Rows.alternating(MAX_N - 1, 1, MAX_CARD)));
    tests.secret("no-cards", text(), "0", "\r\n\r\n0\r\n\r\n");
    tests.secret(
        "odd-first-wins", text(5, 1, 2), text(100, 1, 1), text(Rows.alternating(15, 96, 1)));
    tests.secret(
        "odd-second-wins",
        text(Rows.secondWins(41, 5, 96)),
        text(Rows.secondWins(42, 15, 96)),
        text(Rows.secondWins(43, 101, MAX_CARD)));
    tests.secret("one-card", text(7), text(MAX_CARD));
    tests.secret(
        "random",
        text(Rows.random(51, 15, 96)),
        text(Rows.random(52, 51, 10)),
        text(Rows.random(53, 201, MAX_CARD)));
    tests.secret("shape-mountain", text(Rows.mountain(17, 5)));
    tests.secret("shape-valley", text(Rows.valley(17, 5)));
    tests.spacings(text(3, 9, 4, 1, 8));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(() -> text(Rows.random(random, random.nextInt(11), 20))).limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(299, MAX_N).mapToObj(n -> text(Rows.random(random, n, MAX_CARD)));
  }

  /** Confirms every test by trying all moves. */
  @Override
  public String confirm(String input) {
    int[] cards = SingleRow.cards(input);
    long first = SingleRow.firstTotal(cards);
    long second = IntStream.of(cards).sum() - first;
    return Math.max(first, second) + "\n";
  }
}
