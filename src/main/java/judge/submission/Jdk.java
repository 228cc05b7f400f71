package judge.submission;

import judge.problem.BadInputException;

/** The Java that runs the judge. It refers to no class that a mere runtime lacks. */
public final class Jdk {
  private Jdk() {}

  /** Whether there is a compiler. */
  public static boolean hasCompiler() {
    return ModuleLayer.boot().findModule("jdk.compiler").isPresent();
  }

  /**
   * Checks that there is a compiler.
   *
   * @throws BadInputException if this is a Java runtime without one
   */
  public static void requireCompiler() throws BadInputException {
    if (!hasCompiler()) {
      throw new BadInputException(
          "this Java has no compiler: "
              + System.getProperty("java.home")
              + " is a runtime; install a JDK, 17 or newer, and let JAVA_HOME or PATH name it");
    }
  }
}
