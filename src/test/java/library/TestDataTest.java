package library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed test data are what they claim to be. */
class TestDataTest {
  @ParameterizedTest
  @MethodSource("library.Problem#all")
  void committedDataIsWhatTheGeneratorWrites(Problem problem) throws IOException {
    Map<String, byte[]> generated = TestDataGenerator.files(problem.game(), Problem.PROBLEMS);
    Map<String, byte[]> committed = TestDataGenerator.read(problem.testdata());

    assertThat(committed.keySet()).isEqualTo(generated.keySet());
    generated.forEach((name, bytes) -> assertThat(committed.get(name)).as(name).isEqualTo(bytes));
  }

  @ParameterizedTest
  @MethodSource("library.Problem#all")
  void everyAnswerIsConfirmedByASecondSolution(Problem problem) {
    assertThat(problem.cases())
        .allSatisfy(
            test -> {
              String confirmed = problem.game().confirm(test.input());
              Problem.Case second = new Problem.Case(test.name(), test.input(), confirmed);
              assertThat(problem.game().accepts(second, test.answer())).as(confirmed).isTrue();
            });
  }

  @ParameterizedTest
  @MethodSource("library.Problem#all")
  void statementShowsEverySample(Problem problem) {
    String statement = Problem.read(problem.folder().resolve("statement.md"));

    assertThat(problem.cases())
        .filteredOn(test -> test.name().startsWith("sample/"))
        .isNotEmpty()
        .allSatisfy(
            test ->
                assertThat(statement)
                    .contains("```\n" + test.input() + "```", "```\n" + test.answer() + "```"));
  }
}
