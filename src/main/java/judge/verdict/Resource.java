package judge.verdict;

/** What a run is limited in, each with the verdict for taking too much of it. */
public enum Resource {
  CPU_TIME("CPU time", Verdict.TLE),
  WALL_TIME("wall time", Verdict.TLE),
  MEMORY("memory", Verdict.MLE),
  OUTPUT("output", Verdict.OLE);

  private final String title;
  private final Verdict verdict;

  Resource(String title, Verdict verdict) {
    this.title = title;
    this.verdict = verdict;
  }

  /** The verdict of a run that went over this limit. */
  public Verdict verdict() {
    return verdict;
  }

  @Override
  public String toString() {
    return title;
  }
}
