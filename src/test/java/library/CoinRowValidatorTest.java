package library;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output validator of coin-row says no to what is wrong, and to nothing else. */
class CoinRowValidatorTest {
  private static final Game GAME = new CoinRow();
  private static final Method OBJECTION =
      Solution.compile(Problem.PROBLEMS.resolve("coin-row/output_validator/CoinRowValidator.java"))
          .method("objection", int[].class, String.class);

  private static String objection(int[] coins, String output) throws ReflectiveOperationException {
    return (String) OBJECTION.invoke(null, coins, output);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "nothing",
      value = {
        "'234 12 246\nLLLL\n', nothing",
        "'234 12 246\r\n\r\nL R\tR L', nothing",
        "'234 12 246 LRRR', nothing",
        "'', 'totals: expected 234, got nothing'",
        "'234 12', 'totals: expected 246, got nothing'",
        "'222', 'totals: expected 234, got 222'",
        "'234 12 222 LLLL', 'totals: expected 246, got 222'",
        "'234 12 246', 'expected 4 moves, got 0'",
        "'234 12 246 LLL', 'expected 4 moves, got 3'",
        "'234 12 246 LLLLL', 'expected 4 moves, got 5'",
        "'234 12 246 RRRR', 'move 1: R gives 444 away'",
        "'234 12 246 LLRL', 'move 3: R gives 452 away'",
        "'234 12 246 LLlL', 'move 3: expected L or R, got lL'",
        "'234 12 246 L,R,R,L', 'move 2: expected L or R, got ,R,R,L'",
        "'0234 12 246 LLLL', 'totals: expected 234, got 0234'",
        "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'totals: expected 234, got aaaaaaaaaaaaaaaaaaaa...'",
      })
  void objectionsSayWhatIsWrong(String output, String objection) throws Exception {
    assertThat(objection(new int[] {1, 5, 233, 7}, output)).isEqualTo(objection);
  }

  /** Outputs of which some are right, as moves are random and coins are often alike. */
  @Test
  void agreesWithTheSearchOnRandomOutputs() throws Exception {
    Random random = new Random(20_240_302);
    int right = 0;

    for (int i = 0; i < 20_000; i++) {
      int[] coins = Rows.random(random, random.nextInt(8), 1 + random.nextInt(6));
      String input = Rows.text(coins);
      Problem.Case test = new Problem.Case("random", input, GAME.confirm(input));
      StringBuilder output = new StringBuilder(test.answer().lines().findFirst().orElseThrow());
      if (random.nextInt(8) == 0) {
        output.setCharAt(
            random.nextInt(output.length()), "0123456789 L".charAt(random.nextInt(12)));
      }
      output.append('\n');
      int moves = random.nextInt(8) == 0 ? random.nextInt(9) : coins.length;
      random.ints(moves, 0, 2).forEach(move -> output.append(move == 0 ? "L" : "R "));

      boolean accepts = GAME.accepts(test, output.toString());
      assertThat(objection(coins, output.toString()) == null)
          .as("%s for %s", output, input)
          .isEqualTo(accepts);
      right += accepts ? 1 : 0;
    }

    assertThat(right).isBetween(2000, 18_000);
  }

  @Test
  void longestGameIsAcceptedAndOneBadMoveIsFound() throws Exception {
    int[] coins = Rows.random(7, 2000, 1_000_000);
    String answer = GAME.confirm(Rows.text(coins));
    char last = answer.charAt(answer.length() - 3); // the one with two coins left

    assertThat(objection(coins, answer)).isNull();
    assertThat(
            objection(
                coins,
                answer.substring(0, answer.length() - 3) + (last == 'L' ? 'R' : 'L') + "L\n"))
        .startsWith("move 1999: ");
  }
}
