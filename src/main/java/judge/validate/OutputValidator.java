package judge.validate;

import java.io.IOException;
import java.nio.file.Path;
import judge.problem.TestCase;
import judge.run.Output;

/** Decides whether the output of a run is right. */
public interface OutputValidator {

  /**
   * Validates an output.
   *
   * @param input what the submission read, which in a later pass is not the test's own
   * @param feedback a folder for what the validator has to tell; the same in all passes
   * @throws IOException if that cannot be decided, which says nothing about the output
   */
  Validation validate(TestCase test, Path input, Output output, Path feedback)
      throws IOException, InterruptedException;
}
