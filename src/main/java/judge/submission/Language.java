package judge.submission;

import java.nio.file.Path;
import java.util.List;
import judge.run.RunEnvironment;
import org.apache.commons.io.FilenameUtils;

/**
 * A language that submissions are written in; a row of {@code languages.yaml}, which explains the
 * commands.
 *
 * @param id its code in the problem package format
 * @param name its name for people
 * @param endings of its source files, without the dot
 * @param worker the command that runs it again and again in one process, or empty if there is none
 * @param install what to install where the command is not there
 */
public record Language(
    String id,
    String name,
    List<String> endings,
    LanguageRuntime runtime,
    List<String> compile,
    List<String> run,
    List<String> worker,
    String install) {

  public Language {
    endings = List.copyOf(endings);
    compile = List.copyOf(compile);
    run = List.copyOf(run);
    worker = List.copyOf(worker);
  }

  /** Whether this machine has what compiles it. */
  public boolean isInstalled() {
    return isCompiledByJava() ? Jdk.hasCompiler() : RunEnvironment.has(compile.get(0));
  }

  /** Whether what compiles it is the Java that runs the judge. */
  boolean isCompiledByJava() {
    return compile.get(0).equals(Command.JAVA_PLACE);
  }

  boolean isSource(Path file) {
    return FilenameUtils.isExtension(file.getFileName().toString(), endings);
  }

  /** Whether the command that runs has to be told what to run. */
  boolean choosesMain() {
    return run.stream().anyMatch(word -> word.contains("{main}"));
  }

  /** Whether compiling makes something to run, or only checks the sources, which are run then. */
  boolean makesOutput() {
    return compile.stream().anyMatch(word -> word.contains("{output}"));
  }
}
