package judge.problem;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/** How the score of a group of tests follows from what is in it. */
public sealed interface Grading {

  /**
   * Of legacy packages: the default grader and its flags.
   *
   * @param breakOnReject whether nothing more of the group is judged after a test not accepted
   * @param flags words such as {@code sum}, {@code min}, {@code first_error}
   * @param acceptScore the score of an accepted test that no validator scored
   * @param rejectScore the score of another test
   */
  record Legacy(boolean breakOnReject, List<String> flags, double acceptScore, double rejectScore)
      implements Grading {
    static final Set<String> FLAGS =
        Set.of(
            ("worst_error first_error always_accept sum avg min max ignore_sample"
                    + " accept_if_any_accepted")
                .split(" "));

    public Legacy {
      flags = List.copyOf(flags);
    }

    /** The flag that says how verdicts are put together; of several the last counts. */
    public String verdictMode() {
      return last("worst_error", "first_error", "always_accept");
    }

    /** The flag that says how scores are put together; of several the last counts. */
    public String scoreMode() {
      return last("sum", "avg", "min", "max");
    }

    /** Whether the group is accepted, and scores, only if all in it is accepted. */
    public boolean needsAll() {
      return !verdictMode().equals("always_accept") && !flags.contains("accept_if_any_accepted");
    }

    private String last(String... modes) {
      String last = modes[0];
      for (String flag : flags) {
        last = List.of(modes).contains(flag) ? flag : last;
      }
      return last;
    }
  }

  /**
   * Of version 2025-09.
   *
   * @param maxScore empty if unbounded
   * @param aggregation how the scores of what is in it make its own
   * @param requirePass names of groups without whose tests all accepted this one scores nothing
   */
  record Bounded(OptionalDouble maxScore, Aggregation aggregation, List<String> requirePass)
      implements Grading {
    public Bounded {
      requirePass = List.copyOf(requirePass);
    }
  }

  /** How scores are put together. */
  enum Aggregation {
    PASS_FAIL,
    SUM,
    MIN
  }
}
