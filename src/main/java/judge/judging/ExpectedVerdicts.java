package judge.judging;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import judge.verdict.Verdict;

/** Which verdicts a submission is expected to get, by the name of the folder that it lies in. */
public final class ExpectedVerdicts {
  private static final Map<String, Verdict> BY_FOLDER =
      Map.of(
          "accepted", Verdict.AC,
          "wrong_answer", Verdict.WA,
          "time_limit_exceeded", Verdict.TLE,
          "memory_limit_exceeded", Verdict.MLE,
          "output_limit_exceeded", Verdict.OLE,
          "run_time_error", Verdict.RTE,
          "compiler_error", Verdict.CE);

  private ExpectedVerdicts() {}

  /** Those of a path such as {@code submissions/wrong_answer/greedy/Main.java}; AC for others. */
  public static List<Verdict> of(Path submission) {
    Path path = submission.toAbsolutePath().normalize();
    for (int i = path.getNameCount() - 1; i > 0; i--) {
      Verdict verdict = BY_FOLDER.get(path.getName(i).toString());
      if (verdict != null && path.getName(i - 1).toString().equals("submissions")) {
        return List.of(verdict);
      }
    }
    return List.of(Verdict.AC);
  }
}
