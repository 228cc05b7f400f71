package judge.run;

/**
 * What two programs did that talked to each other. Closing it removes their output.
 *
 * @param submission the first program's run; of one that was called off when the second had ended,
 *     how it ended means nothing
 * @param validator the second program's run
 * @param submissionEndedFirst whether the first program ended, or was stopped, before the second
 * @param transcript the head of what they said
 */
public record Conversation(
    RunResult submission, RunResult validator, boolean submissionEndedFirst, String transcript)
    implements AutoCloseable {

  @Override
  public void close() {
    submission.close();
    validator.close();
  }
}
