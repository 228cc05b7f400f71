package judge.problem;

import java.nio.file.Path;
import java.util.List;

/**
 * What a problem has to test its own validators with; no submission is judged on it.
 *
 * @param invalidInputs inputs that an input validator has to refuse; without answers
 * @param outputs outputs that the output validator has to accept or to refuse
 */
public record ValidationTests(List<TestCase> invalidInputs, List<GivenOutput> outputs) {

  public ValidationTests {
    invalidInputs = List.copyOf(invalidInputs);
    outputs = List.copyOf(outputs);
  }

  /**
   * An output for a test, as a submission could print it.
   *
   * @param isRight whether it has to be accepted
   */
  public record GivenOutput(TestCase test, Path file, boolean isRight) {}
}
