package judge.submission;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.BadInputException;

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

  /**
   * The site of that name.
   *
   * @throws BadInputException if none is
   */
  public static ContestSite of(String id) throws BadInputException {
    for (ContestSite site : values()) {
      if (site.id().equals(id)) {
        return site;
      }
    }
    String known = Stream.of(values()).map(ContestSite::id).collect(Collectors.joining(", "));
    throw new BadInputException("--for: '" + id + "' is no known contest site; known are " + known);
  }
}
