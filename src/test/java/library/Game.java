package library;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.StringTokenizer;
import java.util.stream.Stream;

/**
 * What the library knows of a problem beyond its files: its tests, and a second way to solve it.
 */
interface Game {
  /** All games; a further one is an entry here, a class, and its folder in {@code problems/}. */
  List<Game> ALL =
      List.of(
          new SingleRow(),
          new WinnerScore(),
          new TwoPiles(),
          new Donuts(),
          new TakeSome(),
          new GrowingRow(),
          new ManyPiles(),
          new RoundTable(),
          new GespCards(),
          new CoinRow(),
          new CardDuel());

  /** The problem's folder in {@code problems/} and {@code testdata/}. */
  String name();

  /** Adds the inputs. */
  void addTests(TestSet tests);

  /** What is committed as the answer to an input: what the problem's {@code Main} prints. */
  default String answer(Solution main, String input) {
    return output(main, input);
  }

  /** What a sample says in an interactive problem; null in any other. */
  default String interaction(Solution main, String input) {
    return null;
  }

  /** What a solution makes of an input. */
  default String output(Solution solution, String input) {
    return solution.run(input);
  }

  /** Inputs that hold about 10,000 random games between them, small enough to be searched. */
  Stream<String> smallGames(Random random);

  /** A few inputs near the limits: the right solutions must agree on them. */
  Stream<String> largeGames(Random random);

  /**
   * The answer found without anything that {@code Main} relies on: by searching the moves the rules
   * allow, or, where that is too slow, as the game's class says.
   */
  String confirm(String input);

  /** Whether an output is right; in most games it has to be the answer. */
  default boolean accepts(Problem.Case test, String output) {
    return tokens(output).equals(tokens(test.answer()));
  }

  static List<String> tokens(String output) {
    return output.isBlank() ? List.of() : List.of(output.strip().split("\\s+"));
  }

  /** The whitespace-separated numbers of an input. */
  static int[] numbers(String input) {
    StringTokenizer tokens = new StringTokenizer(input);
    int[] numbers = new int[tokens.countTokens()];
    Arrays.setAll(numbers, i -> Integer.parseInt(tokens.nextToken()));
    return numbers;
  }
}
