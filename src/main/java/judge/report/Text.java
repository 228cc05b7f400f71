package judge.report;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.judging.Entry;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.Repeats;
import judge.submission.Submission;

/** The one place that puts figures and reasons into words. */
final class Text {
  private static final double MIB = 1024 * 1024;

  private Text() {}

  /** What to call a submission on the screen: a problem's own Main is just that. */
  static String label(Entry entry) {
    Submission submission = entry.submission();
    Path folder = submission.path().getParent();
    return harmless(
        entry.problem().directory().equals(folder)
            ? submission.path().getFileName().toString()
            : submission.name());
  }

  /** Why a submission is not AC: the deciding test and what happened there; empty if it is. */
  static String why(Judgement judgement) {
    return judgement
        .deciding()
        .map(run -> run.test() + ": " + run.message())
        .orElse(judgement.message());
  }

  /** As {@code 0.09 s}. */
  static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.2f s", time.toNanos() / 1e9);
  }

  /** A run's CPU time, and that of its repetitions if there are any. */
  static String cpu(JudgedRun run) {
    return seconds(run.cpu()) + (run.repeats() == null ? "" : " (" + spread(run.repeats()) + ")");
  }

  /** As {@code 0.09 to 0.12 s}. */
  static String spread(Repeats repeats) {
    String least = seconds(repeats.least());
    return least.substring(0, least.length() - 1) + "to " + seconds(repeats.most());
  }

  /** A limit, with no more digits than it has: {@code 2 s}. */
  static String limit(Duration time) {
    String text = String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
    return text.replaceAll("\\.?0+$", "") + " s";
  }

  /** As {@code 41 MB}, which is counted in MiB as limits are. */
  static String megabytes(long bytes) {
    return Math.round(bytes / MIB) + " MB";
  }

  /** The lines that may be shown of a program's own text: control characters made harmless. */
  static List<String> lines(String text, int most) {
    List<String> lines = text.lines().map(Text::harmless).toList();
    if (lines.size() <= most) {
      return lines;
    }
    List<String> head = new ArrayList<>(lines.subList(0, most));
    head.add("... " + (lines.size() - most) + " more lines");
    return head;
  }

  /** One line of a program's own text: it must not move the cursor or colour the terminal. */
  static String harmless(String line) {
    String shown = line.length() > 200 ? line.substring(0, 200) + "..." : line;
    StringBuilder text = new StringBuilder();
    shown
        .chars()
        .forEach(
            c -> {
              if (c == '\t' || !Character.isISOControl(c)) {
                text.append((char) c);
              } else {
                text.append(String.format("\\x%02X", c));
              }
            });
    return text.toString();
  }
}
