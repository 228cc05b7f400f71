package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The tests of many-piles. */
final class ManyPiles implements Game {
  private static final int MAX_CARDS = 1_000_000;
  private static final int MAX_PILES = 100_000;
  private static final int MAX_CARD = 1_000_000_000;

  /** Games of more positions are confirmed by {@link #firstTotalByPlay}. */
  private static final long MOST_POSITIONS_SEARCHED = 200_000;

  @Override
  public String name() {
    return "many-piles";
  }

  // There are at most 8 cards (a single pile: 20) or at least 20 (50): there is no test whose
  // verdict
  // for a search of all games depends on the speed of the machine. Cards of one digit keep the
  // large
  // files small; where high ones matter, one file has them.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(
        text(row(10, 100, 20), row(2, 4, 3)),
        text(row(1, 3, 1), row(), row(2)),
        text(row(1, 5, 2)));
    tests.secret(
        "all-equal",
        text(row(1, 1), row(1)),
        text(Rows.equal(3, 7), Rows.equal(3, 7)),
        text(Rows.equal(50, MAX_CARD), Rows.equal(51, MAX_CARD), Rows.equal(50, MAX_CARD)));
    tests.secret(
        "empty-piles",
        text(row()),
        text(row(), row(), row()),
        text(row(), row(5), row()),
        text(row(3, 9, 4), row(), row(), row(1, 2)),
        piles(1000, i -> i % 10 == 0 ? Rows.random(11 + i, 7, 100) : row()));
    tests.secret(
        "equal-neighbours", // a card with a neighbour as high as itself goes too
        text(row(1, 3, 3, 3, 1)),
        text(row(2, 2, 2), row(1)),
        text(row(1, 2, 2, 2, 1), row(2, 1)),
        text(Rows.random(21, 101, 2), Rows.random(22, 100, 3), Rows.random(23, 51, 2)));
    tests.secret("max-empty-but-one", piles(MAX_PILES, i -> i == 77_777 ? row(4, 9, 3) : row()));
    tests.secret("max-rising", risingPiles());
    tests.secret("max-one-card-each", piles(MAX_PILES, random(31, i -> 1, 9)));
    tests.secret(
        "max-one-pile",
        text(Rows.random(41, MAX_CARDS, 9)),
        text(Rows.valley(MAX_CARDS / 10, 9_999)),
        text(Rows.alternating(MAX_CARDS / 10 - 1, 1, MAX_CARD)));
    tests.secret(
        "max-piles",
        piles(MAX_PILES, random(51, i -> 10, 9)),
        piles(MAX_PILES - 5, random(52, i -> i % 21, 9)));
    tests.secret("one-card", text(row(7)), text(row(MAX_CARD)));
    tests.secret(
        "one-card-each",
        text(row(1), row(9), row(4)),
        text(row(5), row(5), row(6), row(1), row(7)),
        piles(101, random(61, i -> 1, MAX_CARD)));
    tests.secret(
        "one-pile",
        text(row(1, 5, 233, 7)),
        text(row(1, 3, 1)),
        text(Rows.random(71, 16, 96)),
        text(Rows.secondWins(72, 15, 96)),
        text(Rows.random(73, 300, MAX_CARD)),
        text(Rows.random(74, 2001, MAX_CARD)));
    tests.secret(
        "over-32-bits",
        text(row(MAX_CARD, MAX_CARD), row(MAX_CARD, MAX_CARD), row(MAX_CARD)),
        text(Rows.alternating(15, 1, MAX_CARD)),
        piles(40, i -> Rows.alternating(51, 1, MAX_CARD)));
    tests.secret(
        "random",
        text(Rows.random(81, 3, 9), Rows.random(82, 4, 9)),
        piles(3, random(83, i -> i + 1, 20)),
        piles(4, random(84, i -> 5, 96)),
        piles(20, random(85, i -> i, 1000)),
        piles(500, random(86, i -> 11, MAX_CARD)));
    tests.secret(
        "reductions-follow-each-other",
        text(row(3, 6, 4, 7, 5)),
        text(row(1, 4, 2, 5, 3), row(2, 1)),
        text(Rows.mountain(401, 3), Rows.mountain(600, 2)));
    tests.secret(
        "worth-less-than-nothing", // the single card that stands for several
        text(row(1, 9, 1, 9, 1)),
        text(row(1, 9, 1), row(1, 8, 1)),
        text(Rows.alternating(151, 1, 1000), Rows.alternating(101, 1, 999), row(500)));
    tests.spacings(text(row(3, 9, 4), row(1, 8), row()));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () -> {
              int[][] piles = new int[1 + random.nextInt(4)][];
              int most = 9 - 2 * piles.length;
              Arrays.setAll(piles, i -> Rows.random(random, random.nextInt(most + 1), 12));
              return text(piles);
            })
        .limit(10_000);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return IntStream.of(1, 100, 10_000)
        .mapToObj(k -> piles(k, i -> Rows.random(random, 50_000 / k, MAX_CARD)));
  }

  @Override
  public String confirm(String input) {
    int[][] piles = piles(input);
    long positions = 1;
    for (int[] pile : piles) {
      long parts = 1 + pile.length * (pile.length + 1L) / 2;
      positions = Math.min(positions * parts, MOST_POSITIONS_SEARCHED + 1);
    }
    return (positions <= MOST_POSITIONS_SEARCHED
            ? new Search(piles).firstTotal()
            : firstTotalByPlay(piles))
        + "\n";
  }

  /** All piles on the table; both players try every move. */
  private static final class Search {
    private final int[][] piles;
    private final int[] from;
    private final int[] to;
    private final Map<List<Integer>, Long> memo = new HashMap<>();

    Search(int[][] piles) {
      this.piles = Stream.of(piles).filter(pile -> pile.length > 0).toArray(int[][]::new);
      this.from = new int[this.piles.length];
      this.to = Stream.of(this.piles).mapToInt(pile -> pile.length).toArray();
    }

    long firstTotal() {
      return firstTotal(true);
    }

    /** What the first player takes of piles[i][from[i]..to[i]-1]. */
    private long firstTotal(boolean first) {
      List<Integer> position = new ArrayList<>();
      for (int i = 0; i < piles.length; i++) {
        position.add(from[i] == to[i] ? 0 : from[i]);
        position.add(from[i] == to[i] ? 0 : to[i]);
      }
      Long known = memo.get(position);
      if (known != null) {
        return known;
      }
      List<Long> totals = new ArrayList<>();
      for (int i = 0; i < piles.length; i++) {
        if (from[i] < to[i]) {
          int card = piles[i][from[i]++];
          totals.add((first ? card : 0) + firstTotal(!first));
          from[i]--;
          card = piles[i][--to[i]];
          totals.add((first ? card : 0) + firstTotal(!first));
          to[i]++;
        }
      }
      LongStream all = totals.stream().mapToLong(total -> total);
      long total = (first ? all.max() : all.min()).orElse(0);
      memo.put(position, total);
      return total;
    }
  }

  /**
   * Plays the game: whoever is to move takes the highest card at any end, where a card between two
   * that are no higher has been taken together with them. What differs from {@code Main} is the
   * order of everything: cards go from the right, as soon as they can, and nothing is sorted.
   */
  private static long firstTotalByPlay(int[][] piles) {
    long sum = 0;
    PriorityQueue<Pile> byHighestEnd =
        new PriorityQueue<>((a, b) -> Long.compare(b.highestEnd(), a.highestEnd()));
    for (int[] cards : piles) {
      sum += IntStream.of(cards).asLongStream().sum();
      if (cards.length > 0) {
        byHighestEnd.add(new Pile(cards));
      }
    }
    long lead = 0;
    for (int sign = 1; !byHighestEnd.isEmpty(); sign = -sign) {
      Pile pile = byHighestEnd.remove();
      lead += sign * pile.takeHighestEnd();
      if (pile.from < pile.to) {
        byHighestEnd.add(pile);
      }
    }
    return (sum + lead) / 2;
  }

  /** A pile without its inner peaks. */
  private static final class Pile {
    private final long[] cards;
    private int from;
    private int to;

    Pile(int[] row) {
      cards = new long[row.length];
      from = row.length;
      to = row.length;
      for (int i = row.length - 1; i >= 0; i--) {
        cards[--from] = row[i];
        while (to - from >= 3
            && cards[from + 1] >= cards[from]
            && cards[from + 1] >= cards[from + 2]) {
          cards[from + 2] += cards[from] - cards[from + 1];
          from += 2;
        }
      }
    }

    long highestEnd() {
      return Math.max(cards[from], cards[to - 1]);
    }

    long takeHighestEnd() {
      return cards[from] > cards[to - 1] ? cards[from++] : cards[--to];
    }
  }

  private static int[][] piles(String input) {
    int[] numbers = Game.numbers(input);
    int[][] piles = new int[numbers[0]][];
    int next = 1;
    for (int i = 0; i < piles.length; i++) {
      int size = numbers[next++];
      piles[i] = Arrays.copyOfRange(numbers, next, next += size);
    }
    return piles;
  }

  /** A million high cards of which none can be spared: the most there is to sort. */
  private static String risingPiles() {
    Random random = new Random(91);
    return piles(
        MAX_PILES,
        i -> {
          int[] pile = Rows.random(random, MAX_CARDS / MAX_PILES, MAX_CARD);
          Arrays.sort(pile);
          return pile;
        });
  }

  private static IntFunction<int[]> random(long seed, IntFunction<Integer> size, int max) {
    Random random = new Random(seed);
    return i -> Rows.random(random, size.apply(i), max);
  }

  private static int[] row(int... cards) {
    return cards;
  }

  private static String piles(int k, IntFunction<int[]> pile) {
    return text(IntStream.range(0, k).mapToObj(pile).toArray(int[][]::new));
  }

  /** The number of piles, then a pile a line, its size first. */
  private static String text(int[]... piles) {
    StringBuilder text = new StringBuilder().append(piles.length).append('\n');
    for (int[] pile : piles) {
      text.append(pile.length);
      for (int card : pile) {
        text.append(' ').append(card);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
