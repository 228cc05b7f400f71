package library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tests of donuts. */
final class Donuts implements Game {
  private static final int MAX_N = 100;
  private static final int MAX_PAIRS = 10_000;

  /** One game: n donuts, at most m a move. */
  private record Box(int n, int m) {
    @Override
    public String toString() {
      return n + " " + m;
    }
  }

  @Override
  public String name() {
    return "donuts";
  }

  // A search of all games is done in no time with up to 9 donuts or with m = 1, and never with 60
  // or more. A file holds only the former, or at least one of the latter: there is none whose
  // verdict for such a search depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    List<Box> all = boxes(1, MAX_N);
    tests.samples("5 2\n", "5 3\n9 1\n");
    tests.secret("blank-end", "7 2\n\n", "4 1\n9 3\n\n \n\n", "\n8 3\r\n\r\n");
    tests.secret("empty-file", "");
    tests.secret("few", lines(boxes(1, 5)), lines(boxes(6, 9)), "6 1\n6 1\n6 1\n");
    tests.secret("max-10000-pairs", lines(random(11, MAX_PAIRS)), lines(random(12, MAX_PAIRS)));
    tests.secret("max-all-pairs", lines(all), lines(reversed(all)), lines(shuffled(all)));
    tests.secret("max-one-pair", "100 1\n", "100 2\n", "100 7\n", "100 33\n", "100 100\n");
    tests.secret("most-is-all", lines(of(1, MAX_N, n -> new Box(n, n))));
    tests.secret("most-is-half", lines(of(2, MAX_N, n -> new Box(n, n / 2))));
    tests.secret("most-is-one", lines(of(1, MAX_N, n -> new Box(n, 1))));
    tests.secret("most-is-third", lines(of(3, MAX_N, n -> new Box(n, n / 3))));
    tests.secret("no-final-newline", "9 2", "9 1\n9 2\n9 3");
    tests.secret(
        "several-rounds",
        lines(of(10, MAX_N, n -> new Box(n, 2 + n % 3))),
        lines(of(60, MAX_N, n -> new Box(n, 4 + n % 8))));
    tests.secret("smallest", "1 1\n");
    tests.spacings("7 2\n5 5\n8 3\n9 1\n");
    tests.secret("white-space-only", "\n", " \t\r\n\r\n  ");
  }

  /** All games of up to 30 donuts, over and over in a random order. */
  @Override
  public Stream<String> smallGames(Random random) {
    List<Box> small = boxes(1, 30);
    return Stream.of(
        lines(
            Stream.generate(() -> small.get(random.nextInt(small.size())))
                .limit(MAX_PAIRS)
                .toList()));
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return Stream.of(lines(boxes(90, MAX_N)));
  }

  /** Confirms every test by trying all moves in every state, see {@link Table}. */
  @Override
  public String confirm(String input) {
    int[] numbers = Game.numbers(input);
    StringBuilder answers = new StringBuilder();
    for (int i = 0; i < numbers.length; i += 2) {
      answers.append(Answers.EATEN[numbers[i]][numbers[i + 1]]).append('\n');
    }
    return answers.toString();
  }

  /** The answers to all 5050 games, found when first asked for. */
  private static final class Answers {
    static final int[][] EATEN = new int[MAX_N + 1][MAX_N + 1];

    static {
      for (int m = 1; m <= MAX_N; m++) {
        Table table = new Table(m);
        for (int n = m; n <= MAX_N; n++) {
          EATEN[n][m] = table.eaten(0, 0, n);
        }
      }
    }
  }

  /** The rules for one m: a state is the mover's pile, the other's pile and the box. */
  private static final class Table {
    private final int m;
    private final byte[][][] memo = new byte[MAX_N + 1][MAX_N + 1][MAX_N + 1];

    Table(int m) {
      this.m = m;
      for (byte[][] plane : memo) {
        for (byte[] line : plane) {
          Arrays.fill(line, (byte) -1);
        }
      }
    }

    /** How many donuts the player to move eats from here to the end. */
    int eaten(int mine, int his, int box) {
      if (box == 0) {
        return 0; // only after a round that left the other player nothing to put back
      }
      if (memo[mine][his][box] < 0) {
        int most = 0;
        for (int taken = 1; taken <= Math.min(m, box); taken++) {
          int eaten;
          if (taken == box) {
            // I eat my pile; he puts his into the box and starts, I am the second.
            eaten = mine + taken + (his - eaten(0, 0, his));
          } else {
            // He moves; of all that is left I eat what he does not.
            eaten = mine + his + box - eaten(his, mine + taken, box - taken);
          }
          most = Math.max(most, eaten);
        }
        memo[mine][his][box] = (byte) most;
      }
      return memo[mine][his][box];
    }
  }

  private static List<Box> boxes(int from, int to) {
    return IntStream.rangeClosed(from, to)
        .boxed()
        .flatMap(n -> IntStream.rangeClosed(1, n).mapToObj(m -> new Box(n, m)))
        .toList();
  }

  private static List<Box> of(int from, int to, IntFunction<Box> box) {
    return IntStream.rangeClosed(from, to).mapToObj(box).toList();
  }

  /** Mostly games of several rounds: those of one or two have n <= 2m. */
  private static List<Box> random(long seed, int pairs) {
    Random random = new Random(seed);
    return Stream.generate(
            () -> {
              int n = 1 + random.nextInt(MAX_N);
              return new Box(n, 1 + random.nextInt(random.nextInt(4) == 0 ? n : n / 3 + 1));
            })
        .limit(pairs)
        .toList();
  }

  private static List<Box> reversed(List<Box> boxes) {
    List<Box> reversed = new ArrayList<>(boxes);
    Collections.reverse(reversed);
    return reversed;
  }

  private static List<Box> shuffled(List<Box> boxes) {
    List<Box> shuffled = new ArrayList<>(boxes);
    Collections.shuffle(shuffled, new Random(13));
    return shuffled;
  }

  private static String lines(List<Box> boxes) {
    return boxes.stream().map(box -> box + "\n").collect(Collectors.joining());
  }
}
