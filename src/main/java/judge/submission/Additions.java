package judge.submission;

import java.nio.file.Path;
import java.util.List;
import judge.problem.Constants;
import judge.problem.Problem;

/**
 * What a problem adds to the sources of a program before they are compiled.
 *
 * @param folders with files to add; a later one's go before an earlier one's, and all of them
 *     before the program's own
 * @param constants what stands for <code>{{name}}</code> in the files added
 * @param ownConstants the same in the program's own sources
 */
record Additions(List<Path> folders, Constants constants, Constants ownConstants) {
  static final Additions NONE = new Additions(List.of(), Constants.NONE, Constants.NONE);

  /** For a submission; constants are for the problem's own ones. */
  static Additions forSubmission(Problem problem, Submission submission) {
    Path own = problem.directory().resolve("submissions").toAbsolutePath().normalize();
    boolean isOwn = submission.path().toAbsolutePath().normalize().startsWith(own);
    return new Additions(
        problem.included(submission.language().id()),
        problem.constants(),
        isOwn ? problem.constants() : Constants.NONE);
  }

  /** For another program of the problem's package. */
  static Additions forProgram(Problem problem) {
    return new Additions(List.of(), problem.constants(), problem.constants());
  }
}
