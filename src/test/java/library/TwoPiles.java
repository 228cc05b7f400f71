package library;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of two-piles. */
final class TwoPiles implements Game {
  private static final int MAX_CASES = 100;
  private static final int MAX_N = 20;
  private static final int MAX_CARD = 10_000;

  /** One game: two piles of the same size. */
  private record Deal(int[] a, int[] b) {
    static Deal random(Random random, int n, int max) {
      return new Deal(Rows.random(random, n, max), Rows.random(random, n, max));
    }

    String text() {
      return Rows.text(a) + Rows.line(b);
    }
  }

  @Override
  public String name() {
    return "two-piles";
  }

  // Piles have at most 4 cards or at least 10: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    Deal small = new Deal(new int[] {10, 100, 20}, new int[] {2, 4, 3});
    tests.samples(spaced(new Deal(new int[] {23}, new int[] {53}), small));
    tests.secret(
        "all-equal",
        text(IntStream.rangeClosed(1, 4).mapToObj(n -> equal(n, 5)).toArray(Deal[]::new)),
        text(equal(10, 5), equal(MAX_N, 1)));
    tests.secret(
        "falling-and-rising",
        text(
            new Deal(Rows.falling(4, 1), Rows.rising(4, 1)),
            new Deal(Rows.rising(3, 2), Rows.falling(3, 1))),
        text(new Deal(Rows.falling(15, 3), Rows.rising(15, 4))));
    tests.secret(
        "glue-matters", // one pile's end would hide the other's behind it
        text(
            new Deal(new int[] {1, 9}, new int[] {8, 1}),
            new Deal(new int[] {1, 2, 50}, new int[] {60, 2, 1})),
        spaced(new Deal(new int[] {1, 1, 1, 90}, new int[] {80, 1, 1, 1})));
    tests.secret(
        "greedy-fails",
        text(
            new Deal(new int[] {3, 9, 1}, new int[] {2, 1, 1}),
            new Deal(new int[] {4, 90, 5}, new int[] {3, 80, 2})),
        text(new Deal(Rows.secondWins(11, 11, 100), Rows.secondWins(12, 11, 100))));
    tests.secret("max-100-cases", text(random(21, MAX_CASES, MAX_N, MAX_CARD)), maxSpaced());
    tests.secret("max-cards", text(equal(MAX_N, MAX_CARD)), text(random(31, 9, MAX_N, MAX_CARD)));
    tests.secret(
        "one-case", text(small), spaced(random(41, 1, 4, 100)), text(random(42, 1, MAX_N, 100)));
    tests.secret(
        "one-pile-is-worth-little",
        text(new Deal(Rows.alternating(4, 1, 99), Rows.equal(4, 1))),
        text(new Deal(Rows.random(51, 12, MAX_CARD), Rows.equal(12, 1))));
    tests.secret("piles-alike", text(alike(61, 3, 10), alike(62, 4, 10)), text(alike(63, 17, 100)));
    tests.secret(
        "random",
        text(random(71, 20, 10, 10)),
        text(random(72, 10, 15, 1000)),
        spaced(random(73, 5, 19, MAX_CARD)));
    tests.secret("smallest", text(equal(1, 1)));
    tests.spacings(text(small, new Deal(new int[] {7, 1}, new int[] {2, 9})));
    tests.secret(
        "tiny",
        text(random(81, MAX_CASES, 1, 3)),
        text(random(82, MAX_CASES, 2, 4)),
        spaced(random(83, MAX_CASES, 3, 6)),
        text(random(84, 20, 4, 9)));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    return Stream.generate(
            () ->
                text(
                    Stream.generate(() -> Deal.random(random, 1 + random.nextInt(4), 12))
                        .limit(MAX_CASES)
                        .toArray(Deal[]::new)))
        .limit(100);
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return Stream.of(
        text(
            Stream.generate(() -> Deal.random(random, MAX_N, MAX_CARD))
                .limit(20)
                .toArray(Deal[]::new)));
  }

  /** Confirms every test by trying all moves. */
  @Override
  public String confirm(String input) {
    int[] numbers = Game.numbers(input);
    StringBuilder answers = new StringBuilder();
    int next = 1;
    for (int cases = numbers[0]; cases > 0; cases--) {
      int n = numbers[next++];
      int[] a = Arrays.copyOfRange(numbers, next, next += n);
      int[] b = Arrays.copyOfRange(numbers, next, next += n);
      answers.append(new Table(a, b).firstTotal(0, n - 1, 0, n - 1, true)).append('\n');
    }
    return answers.toString();
  }

  /** Two piles on the table; both players try every move. */
  private static final class Table {
    private final int[] a;
    private final int[] b;
    private final Integer[][][][] memo;

    Table(int[] a, int[] b) {
      this.a = a;
      this.b = b;
      this.memo = new Integer[a.length + 1][a.length + 1][b.length + 1][b.length + 1];
    }

    /** What the first player takes of what is left, a[top..bottom] and b[up..down]. */
    int firstTotal(int top, int bottom, int up, int down, boolean first) {
      if (top > bottom && up > down) {
        return 0;
      }
      Integer known = memo[top][bottom + 1][up][down + 1];
      if (known != null) {
        return known;
      }
      int total = first ? 0 : Integer.MAX_VALUE;
      if (top <= bottom) {
        int rest = firstTotal(top + 1, bottom, up, down, !first);
        total = first ? Math.max(total, a[top] + rest) : Math.min(total, rest);
        rest = firstTotal(top, bottom - 1, up, down, !first);
        total = first ? Math.max(total, a[bottom] + rest) : Math.min(total, rest);
      }
      if (up <= down) {
        int rest = firstTotal(top, bottom, up + 1, down, !first);
        total = first ? Math.max(total, b[up] + rest) : Math.min(total, rest);
        rest = firstTotal(top, bottom, up, down - 1, !first);
        total = first ? Math.max(total, b[down] + rest) : Math.min(total, rest);
      }
      memo[top][bottom + 1][up][down + 1] = total;
      return total;
    }
  }

  private static Deal equal(int n, int value) {
    return new Deal(Rows.equal(n, value), Rows.equal(n, value));
  }

  private static Deal alike(long seed, int n, int max) {
    return new Deal(Rows.random(seed, n, max), Rows.random(seed, n, max));
  }

  private static Deal[] random(long seed, int cases, int n, int max) {
    Random random = new Random(seed);
    return Stream.generate(() -> Deal.random(random, n, max)).limit(cases).toArray(Deal[]::new);
  }

  /** The largest file with piles of every size. */
  private static String maxSpaced() {
    Random random = new Random(22);
    return spaced(
        IntStream.range(0, MAX_CASES)
            .mapToObj(i -> Deal.random(random, 10 + i % (MAX_N - 9), MAX_CARD))
            .toArray(Deal[]::new));
  }

  private static String text(Deal... deals) {
    return join("", deals);
  }

  /** With a blank line before each case, as at HDU. */
  private static String spaced(Deal... deals) {
    return join("\n", deals);
  }

  private static String join(String separator, Deal... deals) {
    return List.of(deals).stream()
        .map(deal -> separator + deal.text())
        .collect(Collectors.joining("", deals.length + "\n", ""));
  }
}
