package library;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of growing-row. */
final class GrowingRow implements Game {
  private static final int MAX_CARDS = 5000;
  private static final int MAX_CARD = 1_000_000_000;

  /** Longer rows are confirmed by {@link SingleRow#leadByReduction}. */
  private static final int LONGEST_SEARCHED = 100;

  @Override
  public String name() {
    return "growing-row";
  }

  // Rows have at most 20 cards in the end, or at least 50 at the start or on the way: there is no
  // test whose verdict for a search of all games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(3, 1, 5, 2, 7, 1), text(0, 4, 4));
    tests.secret(
        "all-equal", text(1, 1, 1), text(2, Rows.equal(20, 7)), text(7, Rows.equal(19, MAX_CARD)));
    tests.secret(
        "append-one",
        text(1, 3, 8),
        text(2, 2, 9, 1),
        text(3, 1, 5, 2, 233),
        text(60, Rows.random(11, 61, MAX_CARD)));
    tests.secret(
        "append-nothing",
        text(1, 7),
        text(4, 1, 5, 233, 7),
        text(16, Rows.random(21, 16, 96)),
        text(80, Rows.random(22, 80, 1000)));
    tests.secret(
        "from-no-cards",
        text(0, 7),
        text(0, 1, 3, 1),
        text(0, Rows.random(31, 20, 96)),
        text(0, Rows.random(32, 100, 1000)));
    tests.secret(
        "max",
        text(0, Rows.random(41, MAX_CARDS, MAX_CARD)),
        text(MAX_CARDS / 2, Rows.random(42, MAX_CARDS, MAX_CARD)),
        text(1000, Rows.equal(MAX_CARDS, MAX_CARD)));
    tests.secret(
        "max-alternating",
        text(0, Rows.alternating(MAX_CARDS, 1, MAX_CARD)),
        text(1, Rows.alternating(MAX_CARDS, MAX_CARD, 1)));
    tests.secret("max-append-nothing", text(MAX_CARDS, Rows.random(51, MAX_CARDS, MAX_CARD)));
    tests.secret("max-append-one", text(MAX_CARDS - 1, Rows.random(52, MAX_CARDS, 1000)));
    tests.secret(
        "max-shape",
        text(0, Rows.rising(MAX_CARDS, MAX_CARD / MAX_CARDS)),
        text(0, Rows.valley(MAX_CARDS, 2)));
    tests.secret("no-cards", text(0), "0 0", "\r\n\r\n0\r\n0\r\n\r\n");
    tests.secret(
        "over-32-bits",
        text(0, Rows.alternating(9, 1, MAX_CARD)),
        text(6, Rows.alternating(20, MAX_CARD, 1)),
        text(3, Rows.alternating(15, 1, MAX_CARD)));
    tests.secret(
        "random",
        text(3, Rows.random(61, 8, 10)),
        text(10, Rows.random(62, 17, 96)),
        text(25, Rows.random(63, 75, 1000)),
        text(50, Rows.random(64, 300, MAX_CARD)));
    tests.secret(
        "sign-changes", text(1, Rows.secondWins(71, 15, 96)), text(0, Rows.secondWins(72, 19, 96)));
    tests.secret(
        "shape",
        text(4, Rows.falling(17, 3)),
        text(4, Rows.mountain(18, 5)),
        text(0, Rows.rising(19, 7)),
        text(9, Rows.valley(15, 2)));
    tests.spacings(text(2, 3, 9, 4, 1, 8));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () -> {
              int[] cards = Rows.random(random, random.nextInt(11), 20);
              return text(random.nextInt(cards.length + 1), cards);
            })
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(0, 3000, 4999)
        .mapToObj(n -> text(n, Rows.random(random, MAX_CARDS, MAX_CARD)));
  }

  @Override
  public String confirm(String input) {
    int[] numbers = Game.numbers(input);
    StringBuilder answers = new StringBuilder();
    for (int length = numbers[0]; length <= numbers[0] + numbers[1]; length++) {
      answers.append(lead(Arrays.copyOfRange(numbers, 2, 2 + length))).append('\n');
    }
    return answers.toString();
  }

  private static long lead(int[] cards) {
    return cards.length <= LONGEST_SEARCHED
        ? SingleRow.leadBySearch(cards)
        : SingleRow.leadByReduction(cards);
  }

  /** The first n cards are there from the start, the others are appended. */
  private static String text(int n, int... cards) {
    int[] appended = Arrays.copyOfRange(cards, n, cards.length);
    return n
        + " "
        + appended.length
        + "\n"
        + (n == 0 ? "" : Rows.line(Arrays.copyOf(cards, n)))
        + (appended.length == 0 ? "" : Rows.line(appended));
  }
}
