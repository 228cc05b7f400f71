package library;

import static library.Rows.text;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of coin-row. */
final class CoinRow implements Game {
  private static final int MAX_N = 2000;
  private static final int MAX_COIN = 1_000_000;

  @Override
  public String name() {
    return "coin-row";
  }

  // Rows have at most 20 coins or at least 50: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(1, 5, 233, 7), text(1, 5, 2), text());
    tests.secret("all-equal", text(1, 1, 1), text(Rows.equal(20, 7)), text(Rows.equal(51, 3)));
    tests.secret(
        "even",
        text(2, 1, 3, 2),
        text(8, 15, 3, 7, 2, 10, 4, 6),
        text(Rows.random(11, 16, 96)),
        text(Rows.random(12, 80, MAX_COIN)));
    tests.secret(
        "many-equally-good", // moves, so that games differ in most of theirs
        text(1, 3, 3, 3, 1),
        text(Rows.random(21, 19, 3)),
        text(Rows.random(22, 100, 2)),
        text(Rows.random(23, 301, 4)));
    tests.secret(
        "max",
        text(Rows.random(31, MAX_N, MAX_COIN)),
        text(Rows.random(32, MAX_N - 1, MAX_COIN)),
        text(Rows.random(33, MAX_N, 5)));
    tests.secret("max-all-equal", text(Rows.equal(MAX_N, MAX_COIN)));
    tests.secret("max-rising", text(Rows.rising(MAX_N, MAX_COIN / MAX_N)));
    tests.secret("max-second-wins", text(Rows.secondWins(41, MAX_N - 1, MAX_COIN)));
    tests.secret("no-coins", "0", "\r\n\r\n0\r\n\r\n");
    tests.secret("odd", text(100, 1, 1), text(1, 3, 1, 2, 2), text(Rows.random(51, 15, 96)));
    tests.secret(
        "odd-second-wins",
        text(Rows.secondWins(61, 5, 96)),
        text(Rows.secondWins(62, 15, 96)),
        text(Rows.secondWins(63, 101, MAX_COIN)));
    tests.secret("one-coin", text(7), text(MAX_COIN));
    tests.secret(
        "second-must-not-be-greedy", // nor the first
        text(2, 4, 2, 9, 1, 3),
        text(9, 1, 5, 233, 7),
        text(Rows.random(71, 18, 30)));
    tests.secret("shape-falling", text(Rows.falling(17, 3)));
    tests.secret("shape-mountain", text(Rows.mountain(18, 5)));
    tests.secret("shape-valley", text(Rows.valley(15, 2)));
    tests.spacings(text(3, 9, 4, 1, 8));
    tests.secret("two-coins", text(1, 2), text(2, 1), text(4, 4));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () -> text(Rows.random(random, random.nextInt(11), random.nextBoolean() ? 20 : 3)))
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(999, MAX_N).mapToObj(n -> text(Rows.random(random, n, MAX_COIN)));
  }

  /** Plays the game with whatever move leaves the other least, the right one if both do. */
  @Override
  public String confirm(String input) {
    int[] coins = SingleRow.cards(input);
    StringBuilder moves = new StringBuilder();
    for (int[] rest = coins;
        rest.length > 0;
        rest = Rows.after(rest, moves.charAt(moves.length() - 1))) {
      moves.append(isGood(rest, 'R') ? 'R' : 'L');
    }
    long sum = IntStream.of(coins).asLongStream().sum();
    long lead = SingleRow.lead(coins);
    return (sum + lead) / 2 + " " + (sum - lead) / 2 + " " + sum + "\n" + moves + "\n";
  }

  /** Accepts the totals of the answer, and any game without a bad move. */
  @Override
  public boolean accepts(Problem.Case test, String output) {
    List<String> tokens = Game.tokens(output);
    List<String> totals = Game.tokens(test.answer()).subList(0, 3);
    if (tokens.size() < 3 || !tokens.subList(0, 3).equals(totals)) {
      return false;
    }
    int[] rest = SingleRow.cards(test.input());
    for (char move : String.join("", tokens.subList(3, tokens.size())).toCharArray()) {
      if (rest.length == 0 || move != 'L' && move != 'R' || !isGood(rest, move)) {
        return false;
      }
      rest = Rows.after(rest, move);
    }
    return rest.length == 0;
  }

  private static boolean isGood(int[] row, char move) {
    int coin = move == 'L' ? row[0] : row[row.length - 1];
    return coin - SingleRow.lead(Rows.after(row, move)) == SingleRow.lead(row);
  }
}
