package judge.verdict;

/** What a run, or a submission as a whole, is judged to be: the CLICS judgement types. */
public enum Verdict {
  AC,
  WA
}
