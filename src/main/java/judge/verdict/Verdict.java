package judge.verdict;

import java.util.List;

/** What a run, or a submission as a whole, is judged to be: the CLICS judgement types. */
public enum Verdict {
  AC("accepted"),
  WA("wrong answer"),
  TLE("time limit exceeded"),
  MLE("memory limit exceeded"),
  OLE("output limit exceeded"),
  RTE("run-time error"),
  CE("compile error"),
  JE("judge error");

  private final String title;

  Verdict(String title) {
    this.title = title;
  }

  /** The verdict in words, lower case. */
  public String title() {
    return title;
  }

  /** The verdict of a submission from those of its runs: the first, in test order, not AC. */
  public static Verdict ofRuns(List<Verdict> runs) {
    return runs.stream().filter(verdict -> verdict != AC).findFirst().orElse(AC);
  }
}
