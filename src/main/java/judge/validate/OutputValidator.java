package judge.validate;

import java.io.IOException;
import judge.problem.TestCase;
import judge.run.Output;

/** Decides whether the output of a run is right. */
public interface OutputValidator {

  /**
   * Validates an output.
   *
   * @throws IOException if that cannot be decided, which says nothing about the output
   */
  Validation validate(TestCase test, Output output) throws IOException;
}
