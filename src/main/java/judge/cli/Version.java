package judge.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the judge and of the Java that runs it. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "run-judge "
          + (version == null ? "(not packaged)" : version)
          + ", Java "
          + Runtime.version()
          + " in "
          + System.getProperty("java.home")
    };
  }
}
