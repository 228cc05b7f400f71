package judge.report;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import judge.judging.Entry;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.verdict.Verdict;

/** A line a submission, with what the user needs next; more of it on request. */
public final class TerminalReport implements JudgingListener {

  /** How much is shown. */
  public enum Detail {
    /** Only submissions that did not get an expected verdict. */
    QUIET,
    /** A line a submission. */
    NORMAL,
    /** A line a test too. */
    VERBOSE
  }

  private static final int COMPILER_LINES = 20;
  private static final int ERROR_LINES = 5;
  private static final int TRANSCRIPT_LINES = 30;

  private final PrintStream out;
  private final Detail detail;
  private final Colors colors;
  private final int problemWidth;
  private final int submissionWidth;
  private final int testWidth;

  /**
   * @param entries all that will be judged, so that the columns fit
   */
  public TerminalReport(PrintStream out, Detail detail, Colors colors, List<Entry> entries) {
    this.out = out;
    this.detail = detail;
    this.colors = colors;
    problemWidth =
        entries.stream().mapToInt(entry -> entry.problem().name().length()).max().orElse(0);
    submissionWidth =
        entries.stream().mapToInt(entry -> Text.label(entry).length()).max().orElse(0);
    testWidth =
        entries.stream()
            .flatMap(entry -> entry.problem().tests().stream())
            .mapToInt(test -> test.name().length())
            .max()
            .orElse(0);
  }

  @Override
  public void started(Entry entry) {
    if (detail == Detail.VERBOSE) {
      out.println(entry.problem().name() + "   " + Text.label(entry));
    }
  }

  @Override
  public void ran(Entry entry, JudgedRun run) {
    if (detail == Detail.VERBOSE) {
      out.println(
          "  "
              + pad(Text.harmless(run.test()), testWidth)
              + "   "
              + colors.verdict(run.verdict())
              + String.format(
                  Locale.ROOT,
                  "   %s   wall %s   %s",
                  Text.cpu(run),
                  Text.seconds(run.wall()),
                  Text.megabytes(run.memoryBytes()))
              + (run.repeats() != null && run.repeats().isSensitive()
                  ? "   sensitive to the limit"
                  : "")
              + (run.isQuick() ? "   quick" : "")
              + (run.message().isEmpty() ? "" : "   " + Text.harmless(run.message()))
              + shown(run));
    }
  }

  private static String shown(JudgedRun run) {
    return run.transcript().isEmpty()
        ? ""
        : String.join("\n    ", Text.lines("\n" + run.transcript(), TRANSCRIPT_LINES));
  }

  @Override
  public void judged(Judgement judgement) {
    if (detail == Detail.QUIET && judgement.isExpected()) {
      return;
    }
    Entry entry = judgement.entry();
    out.println(
        pad(entry.problem().name(), problemWidth)
            + "   "
            + pad(Text.label(entry), submissionWidth)
            + "   "
            + colors.verdict(judgement.verdict())
            + "   "
            + String.join("   ", columns(judgement)));
    below(judgement).forEach(line -> out.println("    " + line));
    out.flush();
  }

  private static List<String> columns(Judgement judgement) {
    List<String> columns = new ArrayList<>();
    int total = judgement.entry().problem().tests().size();
    if (!judgement.runs().isEmpty()) {
      columns.add(judgement.accepted() + "/" + total);
    }
    judgement.score().ifPresent(score -> columns.add("score " + Judgement.text(score)));
    Optional<String> unmet = judgement.unmet();
    if (unmet.isEmpty() && judgement.verdict() != Verdict.AC) {
      columns.add("as expected");
    }
    unmet
        .filter(expected -> !expected.equals(Verdict.AC.name()))
        .ifPresent(expected -> columns.add("expected " + Text.harmless(expected)));
    if (judgement.deciding().isPresent()) {
      columns.add("first " + Text.harmless(Text.why(judgement)));
    } else if (judgement.runs().isEmpty()) {
      columns.add(judgement.verdict().title());
    }
    judgement
        .sensitive()
        .ifPresent(
            run ->
                columns.add(
                    "sensitive to the limit ("
                        + Text.harmless(run.test())
                        + ": "
                        + Text.spread(run.repeats())
                        + ")"));
    if (judgement.verdict() == Verdict.AC) {
      judgement
          .slowest()
          .ifPresent(
              run ->
                  columns.add(
                      "slowest "
                          + Text.cpu(run)
                          + " of "
                          + Text.limit(judgement.entry().problem().limits().cpu())
                          + " ("
                          + run.test()
                          + ")"));
      if (judgement.memoryBytes() > 0) {
        columns.add("peak " + Text.megabytes(judgement.memoryBytes()));
      }
    }
    if (judgement.isQuick()) {
      columns.add("quick, not final");
    }
    return columns;
  }

  /** What the compiler, or the program on its standard error, had to say. */
  private static List<String> below(Judgement judgement) {
    if (judgement.runs().isEmpty()) {
      return Text.lines(judgement.message(), COMPILER_LINES);
    }
    if (judgement.isExpected()) {
      return List.of();
    }
    return judgement.deciding().map(run -> Text.lines(run.error(), ERROR_LINES)).orElse(List.of());
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
