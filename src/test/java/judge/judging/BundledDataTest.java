package judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.judging.Finding.Kind;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.problem.Problem;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import judge.submission.Compiler;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The validators of every bundled problem accept its inputs and answers. */
class BundledDataTest {
  private static final Library LIBRARY = new Library(Path.of("").toAbsolutePath());

  static List<String> problems() throws BadInputException {
    return LIBRARY.names();
  }

  @ParameterizedTest
  @MethodSource("problems")
  void validatorsAcceptInputsAndAnswers(String name) throws Exception {
    Problem problem = LIBRARY.load(LIBRARY.find(name).orElseThrow());
    try (Scratch scratch = Scratch.create();
        Runner runner = Runners.open(scratch, null).runner()) {
      List<Finding> findings =
          new DataCheck(problem, new Compiler(scratch, runner), scratch, runner, 2).findings();
      // of an interactive problem only the inputs can be validated, which is noted
      Kind answers = problem.kind().interactive() ? Kind.NOTE : Kind.OK;
      assertThat(findings).extracting(Finding::kind).containsExactly(Kind.OK, answers);
    }
  }
}
