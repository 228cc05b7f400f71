package judge.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.submission.ContestSite;
import judge.submission.ContestSource;
import judge.submission.Jdk;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the source to paste into a contest submission. */
@Command(
    name = "submit",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Prints a problem's source, ready to paste into a contest site.",
    description = {
      "",
      "It is checked first: one ASCII file of at most 64 KB, no package line, one public class,"
          + " only java.*, Java 8 or older.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  run-judge.sh submit two-piles --for hdu",
      "  run-judge.sh submit winner-score --for nowcoder | xclip"
    })
final class SubmitCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "PROBLEM", description = "A bundled problem, or a problem's folder.")
  private String problem;

  @Option(
      names = "--for",
      paramLabel = "SITE",
      description = "The site to paste it into: hdu, poj or nowcoder.")
  private String site;

  SubmitCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException {
    Jdk.requireCompiler();
    Library library = new Library(surroundings.home());
    Path folder = new Arguments(library).requireProblem(problem);
    surroundings
        .out()
        .print(ContestSource.read(folder, site == null ? null : ContestSite.of(site)));
    return Main.AS_EXPECTED;
  }
}
