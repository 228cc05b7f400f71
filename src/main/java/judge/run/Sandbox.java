package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How a program is shut in: what the judge starts in its place, which then starts it. */
interface Sandbox {

  /**
   * What to start.
   *
   * @param command what its {@link Starter} needs to know
   * @param standardInput the file that is its standard input
   * @param folder the program's working, home and temporary folder, as the program sees it
   */
  record Launch(List<String> command, Path standardInput, Path folder) {}

  /** Starts what starts the runs, one after another. */
  Starter openStarter() throws IOException;

  /** Whether a program sees of the judge's files only its own. */
  default boolean hidesFiles() {
    return true;
  }

  /** How many generations of processes there are before the program. */
  int depth();

  /**
   * What to start for a program.
   *
   * @param folder where the program's part of the file system may be prepared; nothing is there
   */
  Launch launch(RunRequest request, Path folder) throws IOException;

  /**
   * Kills what a run left behind, if the sandbox has not done so by itself.
   *
   * @param folder the run's, as it was given to {@link #launch}
   * @param session the chain's session, which is its first process; 0 if none was started
   */
  default void cleanUp(RunRequest request, Path folder, int session) throws IOException {}
}
