package judge.judging;

import java.util.List;
import judge.problem.Problem;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * One submission to judge on one problem.
 *
 * @param expectation what its author expects of the judgement
 */
public record Entry(Problem problem, Submission submission, Expectation expectation) {

  /** The verdicts that it may get. */
  public List<Verdict> expected() {
    return expectation.verdicts();
  }
}
