package judge.submission;

import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunRequest;

/** A compiled submission. */
public interface Program {

  /**
   * How to run it on a test: the command with what the language's runtime needs, and the limits.
   */
  RunRequest on(TestCase test, Limits limits);

  /** What the language's runtime said, on standard error, of a run that failed. */
  Crash crash(String error);
}
