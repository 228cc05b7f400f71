package judge.cli;

import java.io.PrintStream;
import java.nio.file.Path;

/**
 * Where a command runs.
 *
 * @param out results
 * @param err progress and diagnostics
 * @param home the folder with the bundled problems
 * @param languages the user's own table of languages, or null
 * @param cache the folder for what compiling made, or null to compile everything anew
 * @param outIsTerminal whether a person reads the results as they come
 * @param errIsTerminal whether progress may be shown
 */
public record Surroundings(
    PrintStream out,
    PrintStream err,
    Path home,
    Path languages,
    Path cache,
    boolean outIsTerminal,
    boolean errIsTerminal) {}
