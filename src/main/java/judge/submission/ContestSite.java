package judge.submission;

import java.util.Locale;

/** A contest site that takes Java solutions, and what is peculiar about it. */
public enum ContestSite {
  HDU(8),
  /** Its compiler is of 2006. */
  POJ(6),
  NOWCODER(8);

  private final int syntax;

  ContestSite(int syntax) {
    this.syntax = syntax;
  }

  /** The Java version whose syntax its compiler knows. */
  int syntax() {
    return syntax;
  }

  /** Its name in lower case: of the folder with sources in its form, and on the command line. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
