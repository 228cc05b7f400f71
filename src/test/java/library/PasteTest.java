package library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people copy into a site's form is accepted there. */
class PasteTest {
  private static final int SMALLEST_SOURCE_LIMIT = 64 * 1024;

  /** Every {@code Main}, every source in a site's own form; validators go to other judges too. */
  static Stream<Path> pasteable() {
    return Problem.files(Problem.PROBLEMS)
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> !file.toString().contains("submissions"));
  }

  @ParameterizedTest
  @MethodSource("pasteable")
  void isShortPlainJava(Path source) throws IOException {
    assertThat(Files.size(source)).isLessThan(SMALLEST_SOURCE_LIMIT);
    assertThat(Problem.read(source).chars()).allMatch(c -> c < 128);
    assertThat(Problem.read(source).lines())
        .noneMatch(line -> line.startsWith("package "))
        .allMatch(line -> !line.startsWith("import ") || line.startsWith("import java."));
    Solution.compile(source);
  }

  @Test
  void cardGameAgreesWithTheSearchAndLeavesTheCardsAlone() throws ReflectiveOperationException {
    Game game = new WinnerScore();
    Class<?> cards =
        Solution.compile(Problem.PROBLEMS.resolve("winner-score/nowcoder/Cards.java")).type();
    Object solution = cards.getConstructor().newInstance();
    Stream<String> inputs =
        Stream.concat(
            game.smallGames(new Random(20_240_229)),
            new Problem(game).cases().stream().map(Problem.Case::input));

    for (String input : (Iterable<String>) inputs::iterator) {
      int[] row = SingleRow.cards(input);
      int[] copy = row.clone();
      Object winner =
          cards.getMethod("cardGame", int[].class, int.class).invoke(solution, row, row.length);
      assertThat(winner + "\n").as(input).isEqualTo(game.confirm(input));
      assertThat(row).as(Arrays.toString(copy)).isEqualTo(copy);
    }
  }

  @Test
  void predictTheWinnerAgreesWithTheSearch() throws ReflectiveOperationException {
    Class<?> type =
        Solution.compile(Problem.PROBLEMS.resolve("single-row/leetcode/Solution.java")).type();
    Object solution = type.getConstructor().newInstance();

    for (String input : (Iterable<String>) new SingleRow().smallGames(new Random(486))::iterator) {
      int[] row = SingleRow.cards(input);
      assertThat(type.getMethod("predictTheWinner", int[].class).invoke(solution, row))
          .as(input)
          .isEqualTo(SingleRow.leadBySearch(row) >= 0);
    }
  }
}
