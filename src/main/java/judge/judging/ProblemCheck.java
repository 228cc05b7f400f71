package judge.judging;

import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.problem.BadInputException;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Compiler;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * The problem setter's check: do the validators accept the tests, does every submission get the
 * verdict it is to get, is the time limit well away from both the right and the too slow, and does
 * every test tell something apart.
 */
public final class ProblemCheck {
  private static final int FEW = 2;
  private static final int NAMES_SHOWN = 8;

  private final Compiler compiler;
  private final Scratch scratch;
  private final Runner runner;
  private final int jobs;
  private final Problem problem;
  private final List<Judgement> judgements = new ArrayList<>();

  /**
   * @param jobs how many runs at the same time
   */
  public ProblemCheck(
      Compiler compiler, Scratch scratch, Runner runner, int jobs, Problem problem) {
    this.compiler = compiler;
    this.scratch = scratch;
    this.runner = runner;
    this.jobs = jobs;
    this.problem = problem;
  }

  /**
   * Checks the problem.
   *
   * @param submissions the problem's own
   * @param listener hears of judging them
   */
  public List<Finding> findings(List<Submission> submissions, JudgingListener listener)
      throws BadInputException, IOException, InterruptedException {
    List<Finding> findings =
        new ArrayList<>(new DataCheck(problem, compiler, scratch, runner, jobs).findings());
    List<Entry> entries = new ArrayList<>();
    for (Submission submission : submissions) {
      try {
        entries.add(entry(submission));
      } catch (BadInputException e) { // what is expected of it is not known; the others are
        findings.add(Finding.fault(e.getMessage()));
      }
    }
    JudgingListener collector =
        new JudgingListener() {
          @Override
          public void judged(Judgement judgement) {
            judgements.add(judgement);
          }
        };
    try (Judge judge = new Judge(compiler, scratch, runner, JudgeOptions.ofJobs(jobs))) {
      judge.judge(entries, JudgingListener.all(List.of(collector, listener)));
    }
    submissions(findings);
    timeLimit(findings);
    tests(findings);
    return findings;
  }

  /** The judgements of the submissions, in their order, once they were checked. */
  public List<Judgement> judgements() {
    return List.copyOf(judgements);
  }

  /** One to be too slow is given more time, so that it shows how much too slow it is. */
  private Entry entry(Submission submission) throws BadInputException {
    Expectation expectation = Expectations.of(submission);
    Duration limit = problem.limits().cpu();
    Problem asked =
        expectation.isTooSlow()
            ? problem.withLimits(
                problem
                    .limits()
                    .withCpu(
                        Duration.ofNanos((long) (limit.toNanos() * problem.margins().below()))))
            : problem;
    return new Entry(asked, submission, expectation);
  }

  private void submissions(List<Finding> findings) {
    int expected = 0;
    for (Judgement judgement : judgements) {
      String name = judgement.entry().submission().name();
      if (judgement.hasFault()) {
        findings.add(Finding.fault(name + ": " + why(judgement)));
      } else if (!judgement.isExpected()) {
        findings.add(
            Finding.bad(
                name
                    + ": "
                    + judgement.verdict()
                    + ", expected "
                    + judgement.unmet().orElse("")
                    + (why(judgement).isEmpty() ? "" : ": " + why(judgement))));
      } else {
        expected++;
      }
    }
    findings.add(
        new Finding(
            expected == judgements.size() ? Finding.Kind.OK : Finding.Kind.NOTE,
            expected + " of " + judgements.size() + " submissions judged as expected"));
  }

  private void timeLimit(List<Finding> findings) {
    Duration limit = problem.limits().cpu();
    if (judgements.stream()
        .noneMatch(
            judgement ->
                judgement.verdict() == Verdict.AC
                    && judgement.entry().expected().contains(Verdict.AC))) {
      findings.add(Finding.bad("no submission is accepted"));
      return;
    }
    Optional<Judgement> slowest =
        judgements.stream()
            .filter(Judgement::isExpected)
            .filter(judgement -> !quickRuns(judgement).isEmpty())
            .max(Comparator.comparing(ProblemCheck::longest));
    if (slowest.isEmpty()) {
      findings.add(Finding.note("no submission shows what time is needed"));
      return;
    }
    List<Judgement> tooSlow =
        judgements.stream()
            .filter(judgement -> judgement.entry().expectation().isTooSlow())
            .toList();
    double share = (double) longest(slowest.get()).toNanos() / limit.toNanos();
    String text =
        "time limit "
            + seconds(limit)
            + ": slowest accepted "
            + seconds(longest(slowest.get()))
            + " ("
            + slowest.get().entry().submission().name()
            + ")";
    if (tooSlow.isEmpty()) {
      text += ", none is to be too slow";
    } else if (tooSlow.stream().allMatch(judgement -> judgement.verdict() == Verdict.TLE)) {
      text +=
          ", all that are to be too slow take more than "
              + problem.margins().below()
              + " x the limit";
    }
    double margin = problem.margins().above();
    boolean isTight = share * margin > 1;
    findings.add(
        new Finding(
            isTight ? Finding.Kind.NOTE : Finding.Kind.OK,
            isTight ? text + "; the limit should be " + margin + " x as much" : text));
  }

  private static List<JudgedRun> quickRuns(Judgement judgement) {
    return judgement.entry().expectation().quickRuns(judgement);
  }

  /** The most CPU time of those of its runs that the limit has to be well above. */
  private static Duration longest(Judgement judgement) {
    return quickRuns(judgement).stream()
        .map(JudgedRun::cpu)
        .max(Comparator.naturalOrder())
        .orElse(Duration.ZERO);
  }

  private void tests(List<Finding> findings) {
    List<Judgement> wrong =
        judgements.stream()
            .filter(judgement -> !judgement.entry().expected().contains(Verdict.AC))
            .filter(judgement -> !judgement.runs().isEmpty())
            .toList();
    if (wrong.isEmpty()) {
      findings.add(
          Finding.note("no submission that is to fail; what the tests catch is not known"));
      return;
    }
    List<String> idle =
        problem.tests().stream()
            .map(TestCase::name)
            .filter(test -> wrong.stream().noneMatch(judgement -> fails(judgement, test)))
            .toList();
    if (idle.isEmpty()) {
      findings.add(Finding.ok("every test fails a submission that is to fail"));
    } else {
      findings.add(Finding.note(idle.size() + " tests fail no submission: " + names(idle)));
    }
    for (Judgement judgement : wrong) {
      long failed = judgement.runs().size() - judgement.accepted();
      if (failed < FEW && problem.tests().size() > 1) {
        findings.add(
            Finding.note(
                judgement.entry().submission().name() + " fails only " + failed + " test"));
      }
    }
  }

  /** Whether a submission failed a test. */
  public static boolean fails(Judgement judgement, String test) {
    return judgement.runs().stream()
        .anyMatch(run -> run.test().equals(test) && run.verdict() != Verdict.AC);
  }

  private static String why(Judgement judgement) {
    return judgement
        .deciding()
        .map(run -> run.test() + ": " + run.message())
        .orElse(judgement.message().lines().findFirst().orElse(""));
  }

  private static String names(List<String> names) {
    return names.size() <= NAMES_SHOWN
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, NAMES_SHOWN)) + ", ...";
  }

  private static String seconds(Duration time) {
    return new BigDecimal(String.format(Locale.ROOT, "%.2f", time.toNanos() / 1e9))
            .stripTrailingZeros()
            .toPlainString()
        + " s";
  }
}
