package judge.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * One program to run on one input.
 *
 * @param command the program and its arguments; {@code {name}} in them stands for the mount of that
 *     name, wherever the program sees it
 * @param input the file that is its standard input, or null for none
 * @param limits what it may use
 * @param mounts what it may see beside the system's own files
 * @param isTalking whether its standard input is what another program prints, instead of a file
 */
public record RunRequest(
    List<String> command, Path input, RunLimits limits, List<Mount> mounts, boolean isTalking) {

  /**
   * A file or folder for a program.
   *
   * @param name what the command calls it
   * @param writable whether the program may write it
   */
  public record Mount(String name, Path path, boolean writable) {

    /** One that the program may only read. */
    public static Mount readOnly(String name, Path path) {
      return new Mount(name, path, false);
    }
  }

  public RunRequest {
    command = List.copyOf(command);
    mounts = List.copyOf(mounts);
  }

  /** A program that reads from a file. */
  public RunRequest(List<String> command, Path input, RunLimits limits, List<Mount> mounts) {
    this(command, input, limits, mounts, false);
  }

  /** A program that needs nothing but the system's own files. */
  public RunRequest(List<String> command, Path input, RunLimits limits) {
    this(command, input, limits, List.of());
  }

  /** The same program, reading what another one prints. */
  public RunRequest talking() {
    return new RunRequest(command, null, limits, mounts, true);
  }

  /** The command, if the mounts are seen at these places. */
  List<String> command(Function<Mount, String> place) {
    return command.stream().map(word -> replaced(word, place)).toList();
  }

  private String replaced(String word, Function<Mount, String> place) {
    String replaced = word;
    for (Mount mount : mounts) {
      replaced = replaced.replace("{" + mount.name() + "}", place.apply(mount));
    }
    return replaced;
  }
}
