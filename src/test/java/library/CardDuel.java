package library;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tests of card-duel. What a solution puts out is a conversation, so it plays at a {@link
 * DuelTable}, and what counts as its output is the total that it ends with. The answer is the total
 * that the cards guarantee it.
 */
final class CardDuel implements Game {
  private static final int MAX_N = 200;
  private static final int MAX_CARD = 96;
  private static final String PERFECT = "perfect";

  /** A test: a row, whether the solution starts, and how the judge's player plays. */
  record Duel(int[] cards, boolean solutionStarts, String player) {
    static Duel parse(String input) {
      List<String> tokens = Game.tokens(input);
      int n = Integer.parseInt(tokens.get(0));
      int[] cards = tokens.subList(2, 2 + n).stream().mapToInt(Integer::parseInt).toArray();
      String player = String.join(" ", tokens.subList(2 + n, tokens.size()));
      return new Duel(cards, tokens.get(1).equals("1"), player);
    }

    String text() {
      return cards.length
          + (solutionStarts ? " 1\n" : " 2\n")
          + Rows.line(cards)
          + player
          + (player.isEmpty() ? "" : "\n");
    }

    DuelTable table() {
      return new DuelTable(cards, solutionStarts, CardDuel.player(player));
    }

    /** What the solution can be sure of, found by a search of all games. */
    int guaranteed() {
      long first = SingleRow.firstTotal(cards);
      return (int) (solutionStarts ? first : IntStream.of(cards).sum() - first);
    }
  }

  @Override
  public String name() {
    return "card-duel";
  }

  // Rows have at most 20 cards or at least 50: there is no test whose verdict for a search of all
  // games depends on the speed of the machine.
  @Override
  public void addTests(TestSet tests) {
    tests.samples(starts("R L", 1, 5, 33, 7), follows(PERFECT, 1, 5, 2));
    tests.secret("all-equal", starts(PERFECT, Rows.equal(15, 7)), follows("3", Rows.equal(16, 96)));
    tests.secret(
        "deep", // but not perfect: what it sees of the game it plays well
        starts("2", Rows.random(11, 16, MAX_CARD)),
        follows("3", Rows.random(12, 16, MAX_CARD)),
        starts("5", Rows.random(13, 17, MAX_CARD)),
        follows("7", Rows.random(14, 15, MAX_CARD)));
    tests.secret(
        "greedy",
        starts("greedy", Rows.random(21, 16, MAX_CARD)),
        follows("greedy", Rows.random(22, 16, MAX_CARD)),
        follows("greedy", Rows.random(23, 15, MAX_CARD)));
    tests.secret(
        "greed-is-punished",
        starts(PERFECT, 2, 4, 2, 9, 1, 3),
        starts(PERFECT, 9, 1, 5, 93, 7),
        follows(PERFECT, 2, 9, 1, 5, 93, 7));
    tests.secret(
        "max-deep",
        starts("4", Rows.random(31, MAX_N, MAX_CARD)),
        follows("6", Rows.random(32, MAX_N - 1, MAX_CARD)));
    tests.secret("max-greedy", starts("greedy", Rows.random(33, MAX_N - 1, MAX_CARD)));
    tests.secret(
        "max-perfect",
        starts(PERFECT, Rows.random(34, MAX_N, MAX_CARD)),
        follows(PERFECT, Rows.random(35, MAX_N, MAX_CARD)));
    tests.secret("one-card", starts(PERFECT, 7), follows("greedy", 96));
    tests.secret(
        "perfect",
        starts(PERFECT, Rows.random(41, 16, MAX_CARD)),
        follows(PERFECT, Rows.random(42, 16, MAX_CARD)),
        starts(PERFECT, Rows.random(43, 15, MAX_CARD)),
        follows(PERFECT, Rows.random(44, 17, MAX_CARD)),
        starts(PERFECT, Rows.random(45, 60, MAX_CARD)));
    tests.secret(
        "second-wins",
        starts(PERFECT, Rows.secondWins(51, 15, MAX_CARD)),
        follows(PERFECT, Rows.secondWins(52, 17, MAX_CARD)),
        follows("greedy", Rows.secondWins(53, 101, MAX_CARD)));
    tests.secret("two-cards", starts(PERFECT, 2, 9), follows(PERFECT, 9, 2));
  }

  @Override
  public Stream<String> smallGames(Random random) {
    List<String> players = List.of("greedy", "2", "3", "4", PERFECT, "");
    return Stream.generate(
            () -> {
              int[] cards = Rows.random(random, 1 + random.nextInt(10), 20);
              boolean starts = random.nextBoolean();
              String player = players.get(random.nextInt(players.size()));
              return new Duel(cards, starts, player.isEmpty() ? moves(random, cards) : player)
                  .text();
            })
        .limit(10_000);
  }

  /** Moves that have nothing to do with the cards, and enough of them. */
  static String moves(Random random, int[] cards) {
    StringBuilder moves = new StringBuilder();
    random.ints(cards.length, 0, 2).forEach(move -> moves.append(move == 0 ? "L " : "R "));
    return moves.toString().strip();
  }

  @Override
  public Stream<String> largeGames(Random random) {
    return Stream.of("greedy", "5", PERFECT)
        .flatMap(
            player ->
                IntStream.of(MAX_N - 1, MAX_N)
                    .mapToObj(n -> Rows.random(random, n, MAX_CARD))
                    .flatMap(cards -> Stream.of(starts(player, cards), follows(player, cards))));
  }

  @Override
  public String confirm(String input) {
    return Duel.parse(input).guaranteed() + "\n";
  }

  @Override
  public String output(Solution solution, String input) {
    return play(solution, Duel.parse(input).table()).total() + "\n";
  }

  /** What Main gets from a player who makes no mistakes: no more than the cards guarantee. */
  @Override
  public String answer(Solution main, String input) {
    Duel duel = Duel.parse(input);
    return output(main, new Duel(duel.cards(), duel.solutionStarts(), PERFECT).text());
  }

  @Override
  public String interaction(Solution main, String input) {
    return play(main, Duel.parse(input).table()).transcript();
  }

  private static DuelTable play(Solution solution, DuelTable table) {
    solution.run(table.solutionsInput(), table.solutionsOutput());
    table.total(); // plays the rest, if the solution did not wait for it
    return table;
  }

  @Override
  public boolean accepts(Problem.Case test, String output) {
    return Integer.parseInt(output.strip()) >= Integer.parseInt(test.answer().strip());
  }

  /** The judge's player: greedy, perfect, one who looks some moves ahead, or moves to make. */
  static Function<int[], Character> player(String name) {
    if (name.equals(PERFECT)) {
      return row -> better(row, SingleRow::lead);
    }
    if (name.equals("greedy")) {
      return row -> row[0] >= row[row.length - 1] ? 'L' : 'R';
    }
    if (Character.isDigit(name.charAt(0))) {
      int moves = Integer.parseInt(name);
      return row -> better(row, rest -> lead(rest, moves - 1));
    }
    Deque<String> moves = new ArrayDeque<>(Arrays.asList(name.split(" ")));
    return row -> moves.remove().charAt(0);
  }

  private static char better(int[] row, Function<int[], Long> lead) {
    long takeLeft = row[0] - lead.apply(Rows.after(row, 'L'));
    long takeRight = row[row.length - 1] - lead.apply(Rows.after(row, 'R'));
    return takeLeft >= takeRight ? 'L' : 'R';
  }

  /** What the player to move gains over the other in so many moves. */
  private static long lead(int[] row, int moves) {
    if (row.length == 0 || moves == 0) {
      return 0;
    }
    return Math.max(
        row[0] - lead(Rows.after(row, 'L'), moves - 1),
        row[row.length - 1] - lead(Rows.after(row, 'R'), moves - 1));
  }

  private static String starts(String player, int... cards) {
    return new Duel(cards, true, player).text();
  }

  private static String follows(String player, int... cards) {
    return new Duel(cards, false, player).text();
  }
}
