package judge.submission;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** One use of the compiler of the JDK that runs this, on sources in memory. */
final class JavaCompilation implements AutoCloseable {
  private final DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
  private final StandardJavaFileManager files;
  private final JavacTask task;
  private List<String> mains = List.of();

  /**
   * @param release the version of language and library to hold the sources to, if not the JDK's own
   */
  JavaCompilation(List<JavaSource> sources, OptionalInt release) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    files = compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8);
    List<String> options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
    release.ifPresent(
        version -> options.addAll(List.of("-Xlint:-options", "--release", version + "")));
    task =
        (JavacTask) compiler.getTask(Writer.nullWriter(), files, messages, options, null, sources);
  }

  /** The first source as its syntax has it; to be called before all else. */
  CompilationUnitTree parse() throws IOException {
    return task.parse().iterator().next();
  }

  /** Where in the source a tree is. */
  Trees trees() {
    return Trees.instance(task);
  }

  /** Checks the sources; whether they would compile. */
  boolean analyze() throws IOException {
    Iterable<? extends Element> analyzed = task.analyze();
    if (hasErrors()) {
      return false;
    }
    mains = MainClass.candidates(analyzed, task.getElements());
    return true;
  }

  /** Compiles the sources into class files in a folder; whether they compiled. */
  boolean generate(Path classes) throws IOException {
    files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
    files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(classes));
    if (!analyze()) {
      return false;
    }
    task.generate();
    return !hasErrors();
  }

  /** The binary names of the classes that could be run, once the sources were analysed. */
  List<String> mains() {
    return mains;
  }

  /** The compiler's errors, in its own form. */
  String errors() {
    return messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::toString)
        .collect(Collectors.joining("\n"));
  }

  private boolean hasErrors() {
    return messages.getDiagnostics().stream()
        .anyMatch(message -> message.getKind() == Diagnostic.Kind.ERROR);
  }

  @Override
  public void close() throws IOException {
    files.close();
  }
}
