package judge.judging;

/**
 * How to judge.
 *
 * @param jobs how many runs at the same time, at least 1
 * @param failFast whether a submission's judgement ends with its first test that is not AC
 * @param repeat how often each test is run; if more than once, only one thing happens at a time
 * @param quick whether one process may do for several tests where the language has such a thing
 */
public record JudgeOptions(int jobs, boolean failFast, int repeat, boolean quick) {

  /** All tests, once, each in a process of its own. */
  static JudgeOptions ofJobs(int jobs) {
    return new JudgeOptions(jobs, false, 1, false);
  }
}
