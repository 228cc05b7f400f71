package judge.run;

import java.nio.file.Path;
import java.util.List;

/**
 * One program to run on one input.
 *
 * @param command the program and its arguments; {@link #PROGRAM} in them stands for its folder
 * @param program the folder that the program may read, wherever it will see it
 * @param input the file that is its standard input
 * @param limits what it may use
 */
public record RunRequest(List<String> command, Path program, Path input, RunLimits limits) {
  /** What stands for the program's folder in the command. */
  public static final String PROGRAM = "{program}";

  public RunRequest {
    command = List.copyOf(command);
  }

  /** The command, if the program's folder is seen here. */
  List<String> command(Path folder) {
    return command.stream().map(word -> word.replace(PROGRAM, folder.toString())).toList();
  }
}
