package library;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of gesp-cards. */
final class GespCards implements Game {
  private static final int MAX_N = 1000;
  private static final int MAX = 1_000_000;

  /** One game: what the rounds are worth, what the switches cost, and the opponent's cards. */
  private record Match(int[] worth, int[] prices, int[] his) {
    Match {
      if (prices.length != worth.length - 1 || his.length != worth.length) {
        throw new IllegalArgumentException("n rounds have n - 1 prices and n cards");
      }
    }

    static Match random(Random random, int n, int maxWorth, int maxPrice) {
      return new Match(
          Rows.of(n, i -> random.nextInt(maxWorth + 1)),
          Rows.of(n - 1, i -> random.nextInt(maxPrice + 1)),
          Rows.of(n, i -> random.nextInt(3)));
    }

    static Match random(long seed, int n, int maxWorth, int maxPrice) {
      return random(new Random(seed), n, maxWorth, maxPrice);
    }

    String text() {
      return worth.length + "\n" + Rows.line(worth) + Rows.line(prices) + Rows.line(his);
    }
  }

  @Override
  public String name() {
    return "gesp-cards";
  }

  // Games have at most 10 rounds or at least 40: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(
        text(cards(1, 2, 10, 100), cards(1, 100, 1), cards(1, 1, 2, 0)),
        text(cards(3, 7, 2, 8, 9, 4), cards(1, 3, 9, 27, 81), cards(0, 1, 2, 1, 2, 0)));
    tests.secret(
        "all-zero",
        text(cards(0), cards(), cards(2)),
        text(Rows.equal(9, 0), Rows.equal(8, 0), cycle(9)),
        text(Rows.equal(50, 0), Rows.equal(49, MAX), cycle(50)));
    tests.secret(
        "every-card-once",
        text(cards(1, 1, 1), cards(0, 0), cards(0, 1, 2)),
        text(cards(1, 1, 1), cards(1, 1), cards(2, 1, 0)));
    tests.secret(
        "first-switch-is-dear", // those after it are free
        text(cards(2, 2, 2, 2, 2, 2), cards(7, 0, 0, 0, 0), cycle(6)),
        text(Rows.equal(60, 10), Rows.of(59, i -> i == 0 ? 500 : 0), cycle(60)));
    tests.secret(
        "last-switch-is-dear",
        text(cards(5, 5, 5, 5, 5), cards(0, 0, 0, 99), cycle(5)),
        text(Rows.equal(60, 10), Rows.of(59, i -> i < 40 ? 0 : 1000), cycle(60)));
    tests.secret(
        "max",
        Match.random(11, MAX_N, MAX, MAX).text(),
        Match.random(12, MAX_N, MAX, 1000).text(),
        Match.random(13, MAX_N - 1, 1000, 10).text());
    tests.secret("max-free", text(Rows.equal(MAX_N, MAX), Rows.equal(MAX_N - 1, 0), cycle(MAX_N)));
    tests.secret(
        "max-prices", text(Rows.equal(MAX_N, MAX), Rows.equal(MAX_N - 1, MAX), cycle(MAX_N)));
    tests.secret(
        "one-round", text(cards(5), cards(), cards(0)), text(cards(MAX), cards(), cards(2)));
    tests.secret(
        "opponent-never-switches",
        text(cards(4, 0, 7, 7), cards(0, 0, 0), cards(1, 1, 1, 1)),
        text(Rows.random(21, 100, MAX), Rows.equal(99, 0), Rows.equal(100, 2)));
    tests.secret(
        "prices-by-switch-not-by-round",
        text(cards(1, 1, 1, 50, 1), cards(90, 90, 90, 1), cards(0, 0, 0, 1, 1)),
        text(cards(1, 1, 9, 1, 9), cards(1, 50, 1, 50), cards(0, 0, 1, 1, 2)),
        text(Rows.of(90, i -> 30 - i % 7), Rows.falling(89, 1), cycle(90)));
    tests.secret(
        "random",
        Match.random(31, 5, 9, 3).text(),
        Match.random(32, 8, 20, 15).text(),
        Match.random(33, 10, 100, 40).text(),
        Match.random(34, 100, 100, 40).text(),
        Match.random(35, 300, 1000, 100).text());
    tests.secret(
        "switching-never-pays",
        text(cards(1, 2, 1, 2), cards(9, 9, 9), cards(0, 2, 1, 0)),
        text(Rows.random(41, 70, 10), Rows.equal(69, 2000), cycle(70)));
    tests.secret(
        "two-rounds",
        text(cards(1, 10), cards(5), cards(0, 1)),
        text(cards(1, 10), cards(15), cards(0, 1)),
        text(cards(10, 10), cards(0), cards(2, 0)));
    tests.spacings(text(cards(1, 2, 3, 4), cards(1, 2, 3), cards(0, 2, 1, 1)));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(() -> Match.random(random, 1 + random.nextInt(8), 12, 9).text())
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(100, 10_000, MAX)
        .mapToObj(price -> Match.random(random, MAX_N, MAX, price).text());
  }

  /** Confirms every test by trying all cards in every round, and paying in the end. */
  @Override
  public String confirm(String input) {
    int[] numbers = Game.numbers(input);
    int n = numbers[0];
    int[] worth = Arrays.copyOfRange(numbers, 1, 1 + n);
    int[] prices = Arrays.copyOfRange(numbers, 1 + n, 2 * n);
    int[] his = Arrays.copyOfRange(numbers, 2 * n, 3 * n);
    Long[][][] memo = new Long[n][3][n];
    return best(worth, prices, his, 0, 0, -1, memo) + "\n";
  }

  /** The best that this round and those after it bring, less what all switches cost. */
  private static long best(
      int[] worth, int[] prices, int[] his, int round, int switches, int before, Long[][][] memo) {
    if (round == worth.length) {
      return -IntStream.range(0, switches).mapToLong(i -> prices[i]).sum();
    }
    if (round > 0 && memo[round][before][switches] != null) {
      return memo[round][before][switches];
    }
    long best = Long.MIN_VALUE;
    for (int mine = 0; mine < 3; mine++) {
      int changed = round > 0 && mine != before ? 1 : 0;
      long rest = best(worth, prices, his, round + 1, switches + changed, mine, memo);
      best = Math.max(best, points(mine, his[round], worth[round]) + rest);
    }
    if (round > 0) {
      memo[round][before][switches] = best;
    }
    return best;
  }

  private static int points(int mine, int his, int worth) {
    return switch (mine + " against " + his) {
      case "1 against 0", "2 against 1", "0 against 2" -> 2 * worth;
      case "0 against 0", "1 against 1", "2 against 2" -> worth;
      default -> 0;
    };
  }

  /** An opponent against whom one would have to switch in every round. */
  private static int[] cycle(int n) {
    return Rows.of(n, i -> i % 3);
  }

  private static int[] cards(int... cards) {
    return cards;
  }

  private static String text(int[] worth, int[] prices, int[] his) {
    return new Match(worth, prices, his).text();
  }
}
