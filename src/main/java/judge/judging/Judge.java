package judge.judging;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import judge.problem.BadInputException;
import judge.problem.TestCase;
import judge.run.BoundedRunner;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Compilation;
import judge.submission.Compiler;
import judge.submission.Program;
import judge.validate.OutputValidator;
import judge.validate.OutputValidators;
import judge.verdict.Verdict;

/**
 * Judges submissions: compiles each, runs it on the problem's tests, several at a time, and tells a
 * listener in order.
 */
public final class Judge implements AutoCloseable {
  private final Compiler compiler;
  private final Runner runner;
  private final Scratch scratch;
  private final OutputValidators validators;
  private final int jobs;
  private final boolean failFast;
  private final int repeat;
  private final boolean quick;
  private final Set<QuickJudge> quickJudges = ConcurrentHashMap.newKeySet();
  private final ExecutorService workers;

  /**
   * Runs that share the machine hold the read lock, one that needs it for itself the write lock.
   */
  private final ReadWriteLock machine = new ReentrantReadWriteLock(true);

  public Judge(Compiler compiler, Scratch scratch, Runner runner, JudgeOptions options) {
    this.compiler = compiler;
    this.jobs = options.repeat() > 1 ? 1 : options.jobs(); // repetitions are runs alone
    this.runner = new BoundedRunner(runner, jobs);
    this.scratch = scratch;
    this.validators = new OutputValidators(compiler, this.runner, scratch);
    this.failFast = options.failFast();
    this.repeat = options.repeat();
    this.quick = options.quick();
    this.workers = Executors.newFixedThreadPool(jobs == 1 || quick ? jobs : jobs + 1);
  }

  /**
   * Judges the entries in order. While the runs of one go on the next is compiled, unless only one
   * thing is to happen at a time.
   *
   * @throws BadInputException if this machine lacks what it takes to compile one of them
   * @throws IOException if the listener fails
   */
  public void judge(List<Entry> entries, JudgingListener listener)
      throws BadInputException, IOException, InterruptedException {
    Started previous = null;
    for (Entry entry : entries) {
      if (jobs == 1 && previous != null) {
        finish(previous, listener);
        previous = null;
      }
      Started next = start(entry);
      if (previous != null) {
        finish(previous, listener);
      }
      previous = next;
    }
    if (previous != null) {
      finish(previous, listener);
    }
  }

  /** Compiles a submission and, if that worked, gives its runs to the workers. */
  private Started start(Entry entry) throws BadInputException, IOException, InterruptedException {
    Optional<String> refusal = refusal(entry);
    if (refusal.isPresent()) {
      return Started.judged(Judgement.withoutRuns(entry, Verdict.CE, refusal.get()));
    }
    Compilation compilation;
    OutputValidator validator;
    try {
      compilation = compiler.compile(entry.submission(), entry.problem());
      validator = validators.of(entry.problem());
    } catch (IOException e) {
      return Started.judged(
          Judgement.withoutRuns(entry, Verdict.JE, "the judge failed to compile it: " + e));
    }
    if (compilation instanceof Compilation.NotPossible lacking) {
      return Started.judged(Judgement.withoutRuns(entry, Verdict.JE, lacking.message()));
    }
    if (compilation instanceof Compilation.Failed failed) {
      return Started.judged(Judgement.withoutRuns(entry, Verdict.CE, failed.message()));
    }
    Program program = ((Compilation.Compiled) compilation).program();
    TestJudge test = new TestJudge(runner, scratch, entry.problem(), program, validator);
    QuickJudge quickJudge = quickJudge(entry, test, program);
    Queue<Future<JudgedRun>> runs = new ArrayDeque<>();
    for (TestCase testCase : entry.problem().tests()) {
      runs.add(workers.submit(() -> shared(test, quickJudge, testCase)));
    }
    return new Started(entry, test, quickJudge, runs, null);
  }

  /** Whether one process may do for several tests of a submission, as far as can be told by now. */
  public static boolean canBeQuick(Entry entry) {
    return QuickJudge.isFor(entry.problem()) && !entry.submission().language().worker().isEmpty();
  }

  /** What judges a submission quickly, or null if that is not wanted, or cannot be done. */
  private QuickJudge quickJudge(Entry entry, TestJudge test, Program program) throws IOException {
    QuickJudge quickJudge =
        quick ? QuickJudge.of(test, runner, entry.problem(), program).orElse(null) : null;
    if (quickJudge != null) {
      quickJudges.add(quickJudge);
    }
    return quickJudge;
  }

  /** Why the problem does not take the submission, whatever it does; empty if it does. */
  private static Optional<String> refusal(Entry entry) {
    Set<String> languages = entry.problem().languages();
    String language = entry.submission().language().id();
    if (!languages.isEmpty() && !languages.contains(language)) {
      return Optional.of(
          "the problem does not allow " + language + ", but " + String.join(", ", languages));
    }
    OptionalLong limit = entry.problem().limits().codeBytes();
    long size = entry.submission().sizeBytes();
    return limit.isPresent() && size > limit.getAsLong()
        ? Optional.of("the source has " + size + " bytes, the problem allows " + limit.getAsLong())
        : Optional.empty();
  }

  /** Waits for the runs in test order, repeating alone those that need it, and tells of them. */
  private void finish(Started started, JudgingListener listener)
      throws IOException, InterruptedException {
    listener.started(started.entry);
    if (started.judgement != null) {
      listener.judged(started.judgement);
      return;
    }
    List<JudgedRun> runs = new ArrayList<>();
    Set<Verdict> seen = EnumSet.noneOf(Verdict.class);
    for (TestCase test : started.entry.problem().tests()) {
      JudgedRun run = result(started.runs.remove(), test);
      if (jobs > 1 && started.test.isNearLimit(run)) {
        run = alone(started.test, test);
      }
      // of thousands of tests that fail, only the first of a kind can be the one that decides
      runs.add(seen.add(run.verdict()) ? run : run.withoutTexts());
      listener.ran(started.entry, run);
      if (failFast && run.verdict() != Verdict.AC) {
        started.runs.forEach(rest -> rest.cancel(true));
        break;
      }
    }
    if (started.quickJudge != null) {
      close(started.quickJudge);
    }
    started.test.end();
    listener.judged(Judgement.ofRuns(started.entry, runs));
  }

  private void close(QuickJudge quickJudge) throws IOException {
    quickJudges.remove(quickJudge);
    quickJudge.close();
  }

  private JudgedRun shared(TestJudge test, QuickJudge quickJudge, TestCase testCase)
      throws InterruptedException {
    machine.readLock().lockInterruptibly();
    try {
      if (repeat > 1) {
        return repeated(test, testCase);
      }
      return quickJudge == null ? test.judge(testCase) : quickJudge.judge(testCase);
    } finally {
      machine.readLock().unlock();
    }
  }

  private JudgedRun repeated(TestJudge test, TestCase testCase) throws InterruptedException {
    List<JudgedRun> runs = new ArrayList<>();
    for (int i = 0; i < repeat; i++) {
      runs.add(test.judge(testCase));
    }
    return Repeats.summary(runs);
  }

  private JudgedRun alone(TestJudge test, TestCase testCase) throws InterruptedException {
    machine.writeLock().lockInterruptibly();
    try {
      return test.judge(testCase);
    } finally {
      machine.writeLock().unlock();
    }
  }

  private static JudgedRun result(Future<JudgedRun> run, TestCase test)
      throws InterruptedException {
    try {
      return run.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      return JudgedRun.fault(test.name(), "the judge failed: " + e.getCause());
    }
  }

  /** Stops the workers; runs that go on are for the runner to kill. */
  @Override
  public void close() throws IOException {
    workers.shutdownNow();
    for (QuickJudge quickJudge : List.copyOf(quickJudges)) {
      close(quickJudge);
    }
  }

  /** A submission under way: judged already if it did not compile, else with its runs. */
  private record Started(
      Entry entry,
      TestJudge test,
      QuickJudge quickJudge,
      Queue<Future<JudgedRun>> runs,
      Judgement judgement) {
    static Started judged(Judgement judgement) {
      return new Started(judgement.entry(), null, null, new ArrayDeque<>(), judgement);
    }
  }
}
