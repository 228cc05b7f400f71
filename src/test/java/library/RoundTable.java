package library;

import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The tests of round-table. */
final class RoundTable implements Game {
  private static final int MAX_N = 200;
  private static final int MAX_CARD = 1_000_000;

  @Override
  public String name() {
    return "round-table";
  }

  // Rows have at most 16 cards or at least 50: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(text(3, "1 5 2 4"), text(3, "S 4 R 7 1"), text(2, "3 S 9"));
    tests.secret(
        "left-if-equal",
        text(3, "5 5"),
        text(3, "2 9 1 2"),
        text(4, "1 3 2 1 2 1"),
        text(3, "R 5 S"),
        text(4, equal(13, "7")),
        text(3, random(11, 16, 2, 0, 0)),
        text(4, random(12, 60, 1, 10, 10)));
    tests.secret(
        "max",
        text(2, random(21, MAX_N, MAX_CARD, 10, 10)),
        text(3, random(22, MAX_N, MAX_CARD, 10, 10)),
        text(4, random(23, MAX_N, MAX_CARD, 10, 10)),
        text(4, random(24, MAX_N - 1, 3, 20, 20)),
        text(4, equal(MAX_N, "1000000")));
    tests.secret("no-cards", text(2, ""), "3 0", "\r\n4\r\n\r\n0\r\n");
    tests.secret("one-card", text(4, "7"), text(2, "S"), text(3, "R"), text(3, "1000000"));
    tests.secret(
        "only-numbers",
        text(2, random(31, 15, 96, 0, 0)),
        text(3, random(32, 15, 96, 0, 0)),
        text(4, random(33, 16, 96, 0, 0)),
        text(3, random(34, 100, 1000, 0, 0)));
    tests.secret(
        "only-special",
        text(2, equal(5, "S")),
        text(3, equal(4, "R")),
        text(4, "S R S R R"),
        text(3, random(41, 60, 0, 50, 50)));
    tests.secret(
        "reverse",
        text(3, "R 9 1 8"),
        text(3, "1 R 7 3 R 9"),
        text(4, "R 9 1 8 R 2 7"),
        text(3, random(51, 16, 96, 0, 25)),
        text(4, random(52, 80, 1000, 0, 40)));
    tests.secret(
        "reverse-for-two-is-nothing",
        text(2, "R 9 1 8"),
        text(2, random(61, 15, 96, 0, 30)),
        text(2, random(62, 75, 1000, 0, 30)));
    tests.secret(
        "skip",
        text(3, "S 9 1 8"),
        text(4, "S 9 1 8 S 2 7"),
        text(3, random(71, 16, 96, 25, 0)),
        text(4, random(72, 80, 1000, 40, 0)));
    tests.secret(
        "skip-for-two-is-another-turn",
        text(2, "S 9 1 8"),
        text(2, "9 S 9"),
        text(2, random(81, 15, 96, 30, 0)),
        text(2, random(82, 75, 1000, 30, 0)));
    tests.secret(
        "skip-and-reverse",
        text(3, "S R 5 6 1"),
        text(4, "R S 9 8 7 S R"),
        text(3, random(91, 14, 20, 20, 20)),
        text(4, random(92, 14, 20, 20, 20)),
        text(4, random(93, 120, 1000, 25, 25)));
    tests.secret("zeros", text(3, "0 0 5 0"), text(4, random(95, 16, 1, 0, 0)), text(3, "0"));
    tests.spacings("3 6\n4 R 9 1 S 8\n");
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () -> {
              int special = random.nextInt(40);
              return text(
                  2 + random.nextInt(3), random(random, random.nextInt(11), 6, special, special));
            })
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.rangeClosed(2, 4)
        .boxed()
        .flatMap(
            players ->
                IntStream.of(1, 10, MAX_CARD)
                    .mapToObj(max -> text(players, random(random, MAX_N, max, 15, 15))));
  }

  /** Confirms every test by trying all moves. */
  @Override
  public String confirm(String input) {
    List<String> tokens = List.of(input.strip().split("\\s+"));
    int players = Integer.parseInt(tokens.get(0));
    List<String> cards = tokens.subList(2, tokens.size());
    return LongStream.of(new Table(players, cards).totals(0, cards.size(), 0, 1))
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" "))
        + "\n";
  }

  /** The rules: what is left, whose turn it is, and the direction of play, 1 or -1. */
  private static final class Table {
    private final int players;
    private final List<String> cards;
    private final long[][][][][] memo;

    Table(int players, List<String> cards) {
      this.players = players;
      this.cards = cards;
      this.memo = new long[cards.size() + 1][cards.size() + 1][players][2][];
    }

    /** What each player gets of the cards from..to-1. */
    long[] totals(int from, int to, int player, int direction) {
      if (from == to) {
        return new long[players];
      }
      long[][] known = memo[from][to][player];
      int slot = direction == 1 ? 0 : 1;
      if (known[slot] == null) {
        long[] left = taken(cards.get(from), from + 1, to, player, direction);
        long[] right = taken(cards.get(to - 1), from, to - 1, player, direction);
        known[slot] = right[player] > left[player] ? right : left;
      }
      return known[slot];
    }

    private long[] taken(String card, int from, int to, int player, int direction) {
      int newDirection = card.equals("R") ? -direction : direction;
      int steps = card.equals("S") ? 2 : 1;
      int next = Math.floorMod(player + steps * newDirection, players);
      long[] totals = totals(from, to, next, newDirection).clone();
      if (!card.equals("S") && !card.equals("R")) {
        totals[player] += Integer.parseInt(card);
      }
      return totals;
    }
  }

  private static String text(int players, String cards) {
    int n = cards.isEmpty() ? 0 : cards.split(" ").length;
    return players + " " + n + "\n" + (n == 0 ? "" : cards + "\n");
  }

  private static String equal(int n, String card) {
    return cards(n, i -> card);
  }

  /** Cards from 0 to max, and so many of a hundred are S or R. */
  private static String random(Random random, int n, int max, int skips, int reverses) {
    return cards(
        n,
        i -> {
          int kind = random.nextInt(100);
          int value = random.nextInt(max + 1);
          return kind < skips ? "S" : kind < skips + reverses ? "R" : String.valueOf(value);
        });
  }

  private static String random(long seed, int n, int max, int skips, int reverses) {
    return random(new Random(seed), n, max, skips, reverses);
  }

  private static String cards(int n, IntFunction<String> card) {
    return IntStream.range(0, n).mapToObj(card).collect(Collectors.joining(" "));
  }
}
