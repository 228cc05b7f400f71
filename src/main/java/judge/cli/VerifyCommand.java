package judge.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import judge.judging.Finding;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.judging.ProblemCheck;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.report.Progress;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.JurySubmissions;
import judge.submission.Submission;
import judge.verdict.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The problem setter's check of whole problems. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    header = "Checks problems: validators, all their submissions, time limits, what tests catch.",
    description = {
      "",
      "Without a PROBLEM, all bundled ones are checked. A submission is to get the verdict that an"
          + " @EXPECTED_RESULTS@ comment, submissions/submissions.yaml or its folder names.",
      ""
    },
    footer = {
      "",
      "Exit status: 0 nothing is wrong, 1 something is, 2 it could not be found out.",
      "",
      "Examples:",
      "  run-judge.sh verify two-piles",
      "  run-judge.sh verify --matrix my/package"
    })
final class VerifyCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Parameters(paramLabel = "PROBLEM", description = "A bundled problem, or a problem's folder.")
  private List<String> problems = List.of();

  @Option(names = "--matrix", description = "Show which submission fails which test.")
  private boolean matrix;

  @Mixin private RunnerOptions runnerOptions;

  VerifyCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws BadInputException, IOException, InterruptedException {
    Library library = new Library(surroundings.home());
    Arguments arguments = new Arguments(library);
    List<Problem> loaded = new ArrayList<>();
    for (String name : problems.isEmpty() ? library.names() : problems) {
      loaded.add(library.load(arguments.requireProblem(name)));
    }
    int status = Main.AS_EXPECTED;
    try (Scratch scratch = Scratch.create();
        OnExit onExit = new OnExit(scratch::close);
        Runner runner = runnerOptions.open(scratch, surroundings)) {
      onExit.addFirst(runner::close);
      LoadNote load = new LoadNote();
      for (Problem problem : loaded) {
        status = Math.max(status, check(problem, library, scratch, runner, load));
      }
      load.print(surroundings.err());
    }
    return status;
  }

  private int check(Problem problem, Library library, Scratch scratch, Runner runner, LoadNote load)
      throws BadInputException, IOException, InterruptedException {
    surroundings.out().println(problem.name());
    List<Submission> submissions = new ArrayList<>();
    int status = Main.AS_EXPECTED;
    for (Path path : JurySubmissions.in(problem.directory())) {
      if (Submission.isSubmission(path)) {
        try {
          submissions.add(new Arguments(library).submission(name(problem, path), path));
        } catch (BadInputException e) {
          print(new Finding(Finding.Kind.FAULT, e.getMessage()));
          status = Main.CANNOT_JUDGE;
        }
      } else if (!path.endsWith("submissions.yaml")) {
        print(new Finding(Finding.Kind.NOTE, name(problem, path) + " is in no known language"));
      }
    }
    ProblemCheck check =
        new ProblemCheck(
            runnerOptions.compiler(scratch, runner),
            scratch,
            runner,
            runnerOptions.jobs(),
            problem);
    JudgingListener progress =
        surroundings.errIsTerminal()
            ? new Progress(surroundings.err(), submissions.size())
            : new JudgingListener() {};
    for (Finding finding :
        check.findings(submissions, JudgingListener.all(List.of(progress, load)))) {
      print(finding);
      status =
          switch (finding.kind()) {
            case OK, NOTE -> status;
            case BAD -> Math.max(status, Main.NOT_AS_EXPECTED);
            case FAULT -> Main.CANNOT_JUDGE;
          };
    }
    if (matrix) {
      printMatrix(problem, check.judgements());
    }
    return status;
  }

  private void print(Finding finding) {
    String mark =
        switch (finding.kind()) {
          case OK -> "ok   ";
          case NOTE -> "note ";
          case BAD -> "BAD  ";
          case FAULT -> "FAULT";
        };
    surroundings.out().println("  " + mark + "  " + finding.text());
  }

  /** A line a test, a column a submission that is to fail or does, with an x where it does. */
  private void printMatrix(Problem problem, List<Judgement> judgements) {
    List<Judgement> columns =
        judgements.stream()
            .filter(
                judgement ->
                    judgement.verdict() != Verdict.AC
                        || !judgement.entry().expected().contains(Verdict.AC))
            .toList();
    for (int i = 0; i < columns.size(); i++) {
      String name = columns.get(i).entry().submission().name();
      surroundings.out().println("  " + "| ".repeat(i) + name);
    }
    for (TestCase test : problem.tests()) {
      StringBuilder line = new StringBuilder("  ");
      for (Judgement judgement : columns) {
        line.append(ProblemCheck.fails(judgement, test.name()) ? "x " : ". ");
      }
      surroundings.out().println(line + " " + test.name());
    }
  }

  private static String name(Problem problem, Path path) {
    return problem.directory().relativize(path).toString();
  }
}
