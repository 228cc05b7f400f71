package judge.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.judging.Entry;
import judge.judging.Judge;
import judge.judging.JudgeOptions;
import judge.judging.JudgingListener;
import judge.judging.Shard;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.problem.Limits;
import judge.report.Colors;
import judge.report.JsonReport;
import judge.report.JunitReport;
import judge.report.Progress;
import judge.report.ReportFile;
import judge.report.TerminalReport;
import judge.report.TerminalReport.Detail;
import judge.run.Runner;
import judge.run.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges submissions; what {@code run-judge.sh} does unless told otherwise. */
@Command(
    name = "run-judge.sh",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Judges submissions over the tests of a problem.",
    description = {
      "",
      "PROBLEM is the name of a bundled problem, or a folder with tests (NAME.in and NAME.out or"
          + " NAME.ans, in it or below data/). SUBMISSION is a source file or a folder of them;"
          + " without one, the problem's own Main.java is judged. Without arguments, every bundled"
          + " problem is.",
      ""
    },
    footer = {
      "",
      "Exit status: 0 all as expected, 1 some verdict is not, 2 could not judge.",
      "",
      "Examples:",
      "  run-judge.sh                            every bundled problem",
      "  run-judge.sh two-piles my/Main.java     my solution of two-piles",
      "  run-judge.sh some/dir a.java b.java     two solutions over the tests in some/dir",
      "  run-judge.sh --quick two-piles my/      the same soon, but not final",
      "  run-judge.sh --json - donuts            for other programs"
    })
final class RunCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PROBLEM [SUBMISSION...]", description = "What to judge.")
  private List<String> arguments = List.of();

  @Mixin private RunnerOptions runnerOptions;

  @Option(names = "--fail-fast", description = "Stop a submission at its first test not AC.")
  private boolean failFast;

  @Option(
      names = "--quick",
      description =
          "Run the tests of a Java submission in a process that stays warm. What is not plainly AC"
              + " is judged again in a fresh one; what is, is not final.")
  private boolean quick;

  @Option(names = "--time-limit", paramLabel = "S", description = "CPU seconds for a test.")
  private BigDecimal timeLimit;

  @Option(
      names = "--wall-limit",
      paramLabel = "S",
      description = "Seconds on the clock for a test (default: 2 x the time limit + 1).")
  private BigDecimal wallLimit;

  @Option(names = "--memory", paramLabel = "MiB", description = "Memory for a test.")
  private Long memory;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description = "Run each test N times, alone; the median counts (default: 1).")
  private int repeat = 1;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Judge the I-th of N parts of the submissions; see merge --help.")
  private String shard;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write a JSON report (- for standard output).")
  private String json;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write a JUnit XML report (- for standard output).")
  private String junit;

  @Option(
      names = {"-v", "--verbose"},
      description = "A line a test.")
  private boolean verbose;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only what is not as expected.")
  private boolean quiet;

  @Option(names = "--no-color", description = "No colours.")
  private boolean noColor;

  RunCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException, InterruptedException {
    checkOptions();
    try (ReportFile jsonFile = open("--json", json);
        ReportFile junitFile = open("--junit", junit)) {
      List<Entry> all = new Arguments(new Library(surroundings.home())).entries(arguments);
      Shard part = shard();
      List<Integer> indices = part.indices(all);
      List<Entry> entries = indices.stream().map(all::get).map(this::withLimits).toList();
      Tally tally = new Tally();
      List<JudgingListener> listeners = new ArrayList<>(List.of(tally));
      listeners.addAll(onScreen(entries));
      try (JsonReport jsonReport =
              jsonFile == null
                  ? null
                  : new JsonReport(
                      jsonFile.stream(), shard == null ? null : part, indices, all.size());
          JunitReport junitReport =
              junitFile == null ? null : new JunitReport(junitFile.stream())) {
        Stream.of(jsonReport, junitReport).filter(Objects::nonNull).forEach(listeners::add);
        noteWhatCannotBeQuick(entries);
        judge(entries, JudgingListener.all(listeners));
      }
      for (ReportFile file : Arrays.asList(jsonFile, junitFile)) {
        if (file != null) {
          file.publish();
        }
      }
      return tally.exitStatus();
    }
  }

  /** Says of what is judged normally for all that. */
  private void noteWhatCannotBeQuick(List<Entry> entries) {
    String others =
        entries.stream()
            .filter(entry -> !Judge.canBeQuick(entry))
            .map(entry -> entry.problem().name() + " in " + entry.submission().language().name())
            .distinct()
            .collect(Collectors.joining(", "));
    if (quick && !others.isEmpty()) {
      surroundings
          .err()
          .println(
              "note: --quick is for Java where output is compared or validated, and the time limit"
                  + " is not very short; judged normally: "
                  + others);
    }
  }

  private void judge(List<Entry> entries, JudgingListener listener)
      throws BadInputException, IOException, InterruptedException {
    try (Scratch scratch = Scratch.create();
        OnExit onExit = new OnExit(scratch::close);
        Runner runner = runnerOptions.open(scratch, surroundings);
        Judge judge =
            new Judge(
                runnerOptions.compiler(scratch, runner),
                scratch,
                runner,
                new JudgeOptions(runnerOptions.jobs(), failFast, repeat, quick))) {
      onExit.addFirst(runner::close);
      LoadNote load = new LoadNote();
      judge.judge(entries, JudgingListener.all(List.of(listener, load)));
      load.print(surroundings.err());
    }
  }

  private List<JudgingListener> onScreen(List<Entry> entries) {
    PrintStream screen =
        "-".equals(json) || "-".equals(junit) ? surroundings.err() : surroundings.out();
    boolean isTerminal =
        screen == surroundings.err() ? surroundings.errIsTerminal() : surroundings.outIsTerminal();
    boolean colored = isTerminal && !noColor && System.getenv("NO_COLOR") == null;
    Detail detail = verbose ? Detail.VERBOSE : quiet ? Detail.QUIET : Detail.NORMAL;
    List<JudgingListener> listeners = new ArrayList<>();
    if (surroundings.errIsTerminal() && !verbose) {
      listeners.add(new Progress(surroundings.err(), entries.size()));
    }
    listeners.add(new TerminalReport(screen, detail, colored ? Colors.ON : Colors.OFF, entries));
    return listeners;
  }

  private Entry withLimits(Entry entry) {
    Limits limits = entry.problem().limits();
    if (timeLimit != null) {
      limits = limits.withCpu(duration(timeLimit));
    }
    if (wallLimit != null) {
      limits = limits.withWall(duration(wallLimit));
    }
    if (memory != null) {
      limits = limits.withMemoryBytes(memory * Limits.MIB);
    }
    return new Entry(entry.problem().withLimits(limits), entry.submission(), entry.expectation());
  }

  private void checkOptions() {
    runnerOptions.jobs();
    runnerOptions.requirePositive("--time-limit", timeLimit);
    runnerOptions.requirePositive("--wall-limit", wallLimit);
    runnerOptions.requirePositive("--memory", memory == null ? null : BigDecimal.valueOf(memory));
    runnerOptions.requirePositive("--repeat", BigDecimal.valueOf(repeat));
    shard();
    if (quick && repeat > 1) {
      throw new ParameterException(
          spec.commandLine(), "--quick and --repeat exclude each other: quick times are rough");
    }
    if (verbose && quiet) {
      throw new ParameterException(spec.commandLine(), "--verbose and --quiet exclude each other");
    }
    if (json != null && junit != null && isSamePlace(json, junit)) {
      throw new ParameterException(
          spec.commandLine(), "--json and --junit name the same place, " + json);
    }
  }

  /** The part of the run to judge, which is all of it unless told otherwise. */
  private Shard shard() {
    return Shard.parse(shard == null ? "1/1" : shard)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "--shard needs I/N with I from 1 to N, as in 2/4, not '" + shard + "'"));
  }

  private static boolean isSamePlace(String a, String b) {
    return a.equals(b)
        || !a.equals("-")
            && !b.equals("-")
            && Path.of(a)
                .toAbsolutePath()
                .normalize()
                .equals(Path.of(b).toAbsolutePath().normalize());
  }

  private ReportFile open(String option, String name) throws BadInputException {
    return name == null ? null : ReportFile.open(option, name, surroundings.out());
  }

  private static Duration duration(BigDecimal seconds) {
    return Duration.ofNanos(
        seconds.movePointRight(9).setScale(0, RoundingMode.UP).longValueExact());
  }
}
