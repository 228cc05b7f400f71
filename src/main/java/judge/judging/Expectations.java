package judge.judging;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.BadInputException;
import judge.submission.Submission;
import judge.submission.SubmissionsFile;
import judge.verdict.Verdict;

/**
 * Finds what is expected of a submission: by a line {@code @EXPECTED_RESULTS@: NAME, NAME} in a
 * source, or in another file beside it, else by {@code submissions/submissions.yaml}, else by the
 * folder below {@code submissions} that it lies in, else AC.
 */
public final class Expectations {
  private static final Pattern ANNOTATION =
      Pattern.compile("@EXPECTED_RESULTS@:\\s*([A-Za-z_, -]+)");
  private static final int HEAD_BYTES = 64 * 1024;

  /** Whose author leaves it to people. */
  private static final Pattern CANNOT_SAY =
      Pattern.compile("check[-_]manually", Pattern.CASE_INSENSITIVE);

  /** The names that annotations use, as they are on DOMjudge, and the format's own. */
  private static final Map<String, Verdict> NAMES =
      Map.ofEntries(
          Map.entry("CORRECT", Verdict.AC),
          Map.entry("ACCEPTED", Verdict.AC),
          Map.entry("WRONG-ANSWER", Verdict.WA),
          Map.entry("NO-OUTPUT", Verdict.WA),
          Map.entry("TIMELIMIT", Verdict.TLE),
          Map.entry("TIME-LIMIT-EXCEEDED", Verdict.TLE),
          Map.entry("RUN-ERROR", Verdict.RTE),
          Map.entry("RUN-TIME-ERROR", Verdict.RTE),
          Map.entry("MEMORY-LIMIT", Verdict.MLE),
          Map.entry("OUTPUT-LIMIT", Verdict.OLE),
          Map.entry("COMPILER-ERROR", Verdict.CE));

  private static final Map<String, List<Verdict>> FOLDERS =
      Map.ofEntries(
          Map.entry("accepted", List.of(Verdict.AC)),
          Map.entry("partially_accepted", List.of(Verdict.AC)),
          Map.entry("wrong_answer", List.of(Verdict.WA)),
          Map.entry("time_limit_exceeded", List.of(Verdict.TLE)),
          Map.entry("memory_limit_exceeded", List.of(Verdict.MLE)),
          Map.entry("output_limit_exceeded", List.of(Verdict.OLE)),
          Map.entry("run_time_error", List.of(Verdict.RTE)),
          Map.entry("compiler_error", List.of(Verdict.CE)),
          Map.entry("rejected", List.of(Verdict.RTE, Verdict.TLE, Verdict.WA)),
          Map.entry("brute_force", List.of(Verdict.RTE, Verdict.TLE)));

  private Expectations() {}

  /**
   * What is expected of a submission.
   *
   * @throws BadInputException if what says so is malformed
   */
  public static Expectation of(Submission submission) throws BadInputException {
    Expectation annotated = annotated(submission);
    if (annotated != null) {
      return annotated;
    }
    Optional<SubmissionsFile> file = SubmissionsFile.of(submission.path());
    return file.isPresent() ? listed(file.get()) : Expectation.ACCEPTED;
  }

  private static Expectation listed(SubmissionsFile file) throws BadInputException {
    String folder = file.name().split("/")[0];
    return new SubmissionsYaml(file.parts(), folder, FOLDERS.get(folder)).expectation();
  }

  private static Expectation annotated(Submission submission) throws BadInputException {
    for (Path source : submission.files()) {
      Matcher annotation = ANNOTATION.matcher(head(source));
      if (annotation.find()) {
        List<Verdict> verdicts = new ArrayList<>();
        for (String name : annotation.group(1).strip().split("\\s*,\\s*")) {
          if (CANNOT_SAY.matcher(name).matches()) {
            verdicts.addAll(EnumSet.complementOf(EnumSet.of(Verdict.JE)));
            continue;
          }
          Verdict verdict = NAMES.get(name.toUpperCase(Locale.ROOT).replace('_', '-'));
          if (verdict == null) {
            throw new BadInputException(
                source
                    + ": @EXPECTED_RESULTS@ names "
                    + name
                    + "; known are "
                    + String.join(", ", NAMES.keySet().stream().sorted().toList()));
          }
          verdicts.add(verdict);
        }
        return Expectation.of(verdicts);
      }
    }
    return null;
  }

  private static String head(Path source) throws BadInputException {
    try (InputStream in = Files.newInputStream(source)) {
      return new String(in.readNBytes(HEAD_BYTES), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new BadInputException("cannot read " + source + ": " + e.getMessage(), e);
    }
  }
}
