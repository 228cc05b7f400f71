package judge.run;

import java.util.Locale;
import judge.problem.BadInputException;

/** How programs are shut in, from the best to none. */
public enum Containment {
  /** With bubblewrap. */
  BUBBLEWRAP("contained by bubblewrap"),
  /** With the kernel's name spaces alone. */
  NAMESPACES("contained by name spaces"),
  /** Not at all. */
  NONE("NOT CONTAINED");

  private final String description;

  Containment(String description) {
    this.description = description;
  }

  /** Its name on the command line. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** In words, for people. */
  public String description() {
    return description;
  }

  /**
   * The one of that name on the command line; null for {@code auto}, the best there is.
   *
   * @throws BadInputException if none has that name
   */
  public static Containment of(String id) throws BadInputException {
    for (Containment containment : values()) {
      if (containment.id().equals(id)) {
        return containment;
      }
    }
    if (id.equals("auto")) {
      return null;
    }
    throw new BadInputException(
        "--containment: '" + id + "' is unknown; known are auto, bubblewrap, namespaces, none");
  }
}
