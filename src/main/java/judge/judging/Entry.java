package judge.judging;

import java.util.List;
import judge.problem.Problem;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * One submission to judge on one problem.
 *
 * @param expected the verdicts that it may get; AC alone if nothing says otherwise
 */
public record Entry(Problem problem, Submission submission, List<Verdict> expected) {
  public Entry {
    expected = List.copyOf(expected);
  }
}
