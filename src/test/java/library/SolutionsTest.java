package library;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Right solutions are right, and wrong ones are caught. */
class SolutionsTest {
  private static final Map<Problem, List<Problem.Case>> SMALL_GAMES = new HashMap<>();

  static Stream<Arguments> rightOnes() {
    return Problem.all()
        .flatMap(
            problem ->
                Stream.concat(Stream.of(problem.main()), problem.submissions("accepted").stream())
                    .map(source -> Arguments.of(problem, source)));
  }

  static Stream<Arguments> wrongOnes() {
    return Problem.all()
        .flatMap(
            problem ->
                Stream.of("wrong_answer", "run_time_error")
                    .flatMap(expected -> problem.submissions(expected).stream())
                    .map(source -> Arguments.of(problem, source)));
  }

  @ParameterizedTest
  @MethodSource("rightOnes")
  void agreesWithTheSearchOnTenThousandSmallGames(Problem problem, Path source) {
    Solution solution = Solution.compile(source);

    for (Problem.Case game : smallGames(problem)) {
      assertAccepts(problem, game, solution);
    }
  }

  @ParameterizedTest
  @MethodSource("rightOnes")
  void passesEveryTest(Problem problem, Path source) {
    assertThat(failedBy(Solution.compile(source), problem)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("library.Problem#all")
  void rightOnesAgreeWithEachOtherOnLargeGames(Problem problem) {
    Solution main = Solution.compile(problem.main());
    List<Solution> others =
        problem.submissions("accepted").stream().map(Solution::compile).toList();
    assertThat(others).isNotEmpty();

    problem
        .game()
        .largeGames(new Random(20_240_301))
        .map(input -> new Problem.Case("large", input, problem.game().answer(main, input)))
        .forEach(game -> others.forEach(other -> assertAccepts(problem, game, other)));
  }

  @ParameterizedTest
  @MethodSource("wrongOnes")
  void isCaughtByTwoTestsOrMore(Problem problem, Path source) {
    assertThat(failedBy(Solution.compile(source), problem)).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource({
    "single-row, 0, 0",
    "single-row, 1 7, 7",
    "single-row, 3 1 5 2, -2",
    "single-row, 4 1 5 233 7, 222",
    "single-row, 3 1 3 1, -1",
    "single-row, 2 1 1, 0",
    "single-row, 3 1 1 1, 1",
    "single-row, 3 100 1 1, 100",
    "single-row, 8 5 10 8 3 7 2 9 6, 8",
    "single-row, 8 8 15 3 7 2 10 4 6, 21",
    "single-row, 4 1 1000000000 1 1000000000, 1999999998",
    "winner-score, 0, 0",
    "winner-score, 4 1 2 100 4, 101",
    "winner-score, 3 1 100 2, 100",
    "two-piles, 2 1 23 53 3 10 100 20 2 4 3, 53 105",
    "take-some, 3 2 1 5 2, 6",
    "take-some, 3 1 1 5 2, -2",
    "growing-row, 3 2 1 5 2 7 1, -2 9 -8",
    "many-piles, 2 3 10 100 20 3 2 4 3, 105",
    "many-piles, 1 4 1 2 100 4, 101",
    "round-table, 2 4 1 5 233 7, 234 12",
    "gesp-cards, 4 1 2 10 100 1 100 1 1 1 2 0, 219",
    "gesp-cards, 6 3 7 2 8 9 4 1 3 9 27 81 0 1 2 1 2 0, 56",
    "coin-row, 3 1 5 2, 3 5 8 LLL",
    "coin-row, 0, 0 0 0",
    "card-duel, 4 1 1 5 33 7 R L, L R",
    "card-duel, 3 2 1 5 2 L, L",
    "donuts, '', ''",
    "donuts, 5 2 5 3 9 1, 3 3 8",
    "donuts, 1 1 2 1 3 1 4 1 5 1 6 1 7 1 8 1 9 1, 1 1 2 1 4 2 5 1 8",
  })
  void knowsTheWellKnownAnswers(String name, String input, String answer) {
    Solution main = Solution.compile(Problem.PROBLEMS.resolve(name).resolve("Main.java"));

    assertThat(Game.tokens(main.run(input))).isEqualTo(Game.tokens(answer));
  }

  @Test
  void firstPlayerNeverLosesARowWithAnEvenNumberOfCards() {
    Solution main = Solution.compile(Problem.PROBLEMS.resolve("single-row/Main.java"));
    Random random = new Random(16);

    for (int i = 0; i < 1000; i++) {
      String row = Rows.text(Rows.random(random, 2 * random.nextInt(50), 1_000_000_000));
      assertThat(Long.parseLong(main.run(row).strip())).as(row).isNotNegative();
    }
  }

  /** Values below zero too: the reduction makes such cards, and must be right on them. */
  @ParameterizedTest
  @CsvSource({"single-row/Main.java", "single-row/submissions/accepted/linear-reduction/Main.java"})
  void reductionEqualsTheRecurrence(Path source) throws ReflectiveOperationException {
    Method lead = Solution.compile(Problem.PROBLEMS.resolve(source)).method("lead", int[].class);
    Random random = new Random(17);

    for (int i = 0; i < 3000; i++) {
      int max = 1 + random.nextInt(i % 3 == 0 ? 3 : 1000);
      int[] row = Rows.of(random.nextInt(60), card -> random.nextInt(2 * max + 1) - max);
      assertThat(lead.invoke(null, row))
          .as(Arrays.toString(row))
          .isEqualTo(SingleRow.leadBySearch(row))
          .isEqualTo(SingleRow.leadByReduction(row));
    }
  }

  /** Searched once, as every right solution is held against them. */
  private static List<Problem.Case> smallGames(Problem problem) {
    return SMALL_GAMES.computeIfAbsent(
        problem,
        key ->
            key.game()
                .smallGames(new Random(20_240_229))
                .map(input -> new Problem.Case("small", input, key.game().confirm(input)))
                .toList());
  }

  private static List<String> failedBy(Solution solution, Problem problem) {
    return problem.cases().stream()
        .filter(test -> !passes(solution, problem, test))
        .map(Problem.Case::name)
        .toList();
  }

  private static boolean passes(Solution solution, Problem problem, Problem.Case test) {
    try {
      return problem.game().accepts(test, problem.game().output(solution, test.input()));
    } catch (Solution.Crash | DuelTable.Foul e) {
      return false;
    }
  }

  private static void assertAccepts(Problem problem, Problem.Case test, Solution solution) {
    String output = problem.game().output(solution, test.input());
    assertThat(problem.game().accepts(test, output))
        .as("%s for %s, where %s is right", output, test.input(), test.answer())
        .isTrue();
  }
}
