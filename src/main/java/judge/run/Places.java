package judge.run;

/** Where a program that is contained sees what the judge gives it. */
final class Places {
  /** Its scratch folder, where nothing else can be. */
  static final String SCRATCH = "/tmp";

  /** The file that is its standard input. */
  static final String INPUT = "/input";

  private Places() {}

  static String of(RunRequest.Mount mount) {
    return "/" + mount.name();
  }
}
