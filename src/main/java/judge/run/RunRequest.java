package judge.run;

import java.nio.file.Path;
import java.util.List;

/**
 * One program to run on one input.
 *
 * @param command the program and its arguments
 * @param input the file that is its standard input
 * @param limits what it may use
 */
public record RunRequest(List<String> command, Path input, RunLimits limits) {
  public RunRequest {
    command = List.copyOf(command);
  }
}
