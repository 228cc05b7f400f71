package judge.run;

import java.time.Duration;
import judge.verdict.Ending;

/**
 * What one run did. Closing it removes its output.
 *
 * @param ending how it ended
 * @param cpu CPU time, of all its processes together
 * @param wall time on the clock
 * @param memoryBytes peak resident memory, of all its processes together; 0 if that is not known
 * @param output what it printed while it lasted
 * @param error the head of what it printed to standard error
 */
public record RunResult(
    Ending ending, Duration cpu, Duration wall, long memoryBytes, Output output, String error)
    implements AutoCloseable {

  @Override
  public void close() {
    output.close();
  }
}
