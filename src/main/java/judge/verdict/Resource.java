package judge.verdict;

/** What a run is limited in, each with the verdict for taking too much of it. */
public enum Resource {
  CPU_TIME(Verdict.TLE),
  WALL_TIME(Verdict.TLE),
  MEMORY(Verdict.MLE),
  OUTPUT(Verdict.OLE);

  private final Verdict verdict;

  Resource(Verdict verdict) {
    this.verdict = verdict;
  }

  /** The verdict of a run that went over this limit. */
  public Verdict verdict() {
    return verdict;
  }
}
