package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import judge.problem.BadInputException;
import judge.report.JsonMerge;
import judge.report.ReportFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the JSON reports of the shards of a run together. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    header = "Merges the JSON reports of all shards of a run into that of the whole run.",
    footer = {
      "",
      "Exit status: 0 merged, 2 not. Whether all is as expected the shards have told.",
      "",
      "Example:",
      "  run-judge.sh --shard 1/2 --json 1.json",
      "  run-judge.sh --shard 2/2 --json 2.json",
      "  run-judge.sh merge 1.json 2.json --json all.json"
    })
final class MergeCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "REPORT", arity = "1..*", description = "The report of a shard.")
  private List<Path> reports = List.of();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Where to write it (default: -, standard output).")
  private String json = "-";

  MergeCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException {
    try (JsonMerge merge = new JsonMerge(reports)) {
      requireOther();
      try (ReportFile file = ReportFile.open("--json", json, surroundings.out())) {
        merge.write(file.stream());
        file.publish();
      }
    }
    return Main.AS_EXPECTED;
  }

  /** The report of a shard must not be taken for an older one of the whole. */
  private void requireOther() throws BadInputException, IOException {
    for (Path report : reports) {
      if (!json.equals("-")
          && Files.exists(Path.of(json))
          && Files.isSameFile(report, Path.of(json))) {
        throw new BadInputException("--json: " + json + " is to be merged; name another file");
      }
    }
  }
}
