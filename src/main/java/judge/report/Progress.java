package judge.report;

import java.io.PrintStream;
import judge.judging.Entry;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.verdict.Verdict;

/** How far judging has got, on one line of a terminal that is written over and cleared. */
public final class Progress implements JudgingListener {
  private static final String CLEAR = "\r\u001B[K";
  private static final long INTERVAL_NANOS = 100_000_000;

  private final PrintStream terminal;
  private final int total;
  private int done;
  private int tests;
  private int failed;
  private long shownAt;

  public Progress(PrintStream terminal, int submissions) {
    this.terminal = terminal;
    this.total = submissions;
  }

  @Override
  public void started(Entry entry) {
    tests = 0;
    failed = 0;
    show(entry);
  }

  @Override
  public void ran(Entry entry, JudgedRun run) {
    tests++;
    failed += run.verdict() == Verdict.AC ? 0 : 1;
    if (System.nanoTime() - shownAt > INTERVAL_NANOS) {
      show(entry);
    }
  }

  @Override
  public void judged(Judgement judgement) {
    done++;
    clear();
  }

  /** Clears the line, so that other text can take its place. */
  public void clear() {
    terminal.print(CLEAR);
    terminal.flush();
  }

  private void show(Entry entry) {
    shownAt = System.nanoTime();
    String submissions = total > 1 ? "[" + (done + 1) + "/" + total + "] " : "";
    terminal.print(
        CLEAR
            + submissions
            + entry.problem().name()
            + " "
            + Text.label(entry)
            + " "
            + tests
            + "/"
            + entry.problem().tests().size()
            + (failed > 0 ? ", " + failed + " not AC" : ""));
    terminal.flush();
  }
}
