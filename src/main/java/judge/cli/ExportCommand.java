package judge.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.problem.PackageExport;
import judge.problem.PackageFormat;
import judge.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a problem as a package for other judging systems. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    header = "Writes a problem as an ICPC package, for DOMjudge, Kattis and others.",
    footer = {
      "",
      "Examples:",
      "  run-judge.sh export two-piles --out twopiles.zip",
      "  run-judge.sh export two-piles --format legacy --out twopiles.zip    for DOMjudge"
    })
final class ExportCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "PROBLEM", description = "A bundled problem, or a problem's folder.")
  private String problem;

  @Option(
      names = "--out",
      paramLabel = "FILE.zip",
      required = true,
      description = "Where to write it.")
  private Path out;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "2025-09 (the default) or legacy.")
  private String format = "2025-09";

  ExportCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException {
    Library library = new Library(surroundings.home());
    Problem loaded = library.load(new Arguments(library).requireProblem(problem));
    PackageFormat wanted =
        switch (format) {
          case "2025-09" -> PackageFormat.V2025_09;
          case "legacy" -> PackageFormat.LEGACY;
          default ->
              throw new BadInputException(
                  "--format: '" + format + "' cannot be written; known are 2025-09 and legacy");
        };
    if (Files.isDirectory(out)) {
      throw new BadInputException("--out: " + out + " is a folder; name a file");
    }
    Path draft;
    try {
      draft = Files.createTempFile(out.toAbsolutePath().getParent(), ".run-judge-", ".zip");
    } catch (IOException e) {
      throw new BadInputException("--out: cannot write " + out + ": " + e.getMessage(), e);
    }
    try {
      try (OutputStream stream = Files.newOutputStream(draft)) {
        PackageExport.write(loaded, wanted, stream);
      }
      Files.move(draft, out, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
    if (loaded.validators().input().isEmpty()) {
      surroundings
          .err()
          .println("note: " + loaded.name() + " has no input validators; other systems want one");
    }
    if (loaded.kind().scoring()
        && wanted == PackageFormat.LEGACY
        && loaded.format() == PackageFormat.V2025_09) {
      surroundings
          .err()
          .println(
              "note: in legacy packages a submission that gets points is accepted; move those that"
                  + " do to submissions/partially_accepted/");
    }
    return Main.AS_EXPECTED;
  }
}
