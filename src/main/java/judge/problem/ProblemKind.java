package judge.problem;

/**
 * What kind of judging a problem wants.
 *
 * @param scoring whether a submission gets a score
 * @param interactive whether the output validator talks with the submission while that runs
 * @param passes how many times a submission may be run on one test; 1 if it is no multi-pass
 *     problem
 */
public record ProblemKind(boolean scoring, boolean interactive, int passes) {
  public static final ProblemKind PASS_FAIL = new ProblemKind(false, false, 1);

  /** Whether the output validator may ask for another pass. */
  public boolean isMultiPass() {
    return passes > 1;
  }
}
