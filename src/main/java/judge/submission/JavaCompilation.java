package judge.submission;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
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
import javax.tools.ToolProvider;

/** Compiles Java sources with the compiler of the JDK that runs the judge. */
final class JavaCompilation {
  private final Path classes;
  private final OptionalInt release;

  /**
   * @param classes the folder for the class files
   * @param release the version of language and library to hold the sources to, if not the JDK's own
   */
  JavaCompilation(Path classes, OptionalInt release) {
    this.classes = classes;
    this.release = release;
  }

  /** The JDK's compiler, which must be there: {@link Jdk#requireCompiler}. */
  static JavaCompiler compiler() {
    return ToolProvider.getSystemJavaCompiler();
  }

  /** The compiler's options, but for where the class files go. */
  static List<String> options(OptionalInt release) {
    List<String> options = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:none"));
    release.ifPresent(
        version -> options.addAll(List.of("-Xlint:-options", "--release", version + "")));
    return options;
  }

  /**
   * Compiles the sources.
   *
   * @throws IOException if a file cannot be read or written
   */
  Compilation compile(Submission submission) throws IOException {
    JavaCompiler compiler = compiler();
    List<String> options = options(release);
    options.addAll(List.of("-d", classes.toString(), "-cp", classes.toString()));
    List<JavaSource> sources = new ArrayList<>();
    for (Path file : submission.sources()) {
      String name = name(submission.path(), file);
      try {
        sources.add(JavaSource.read(file, name));
      } catch (CharacterCodingException e) {
        return new Compilation.Failed(name + ": is not UTF-8 text; save it as UTF-8");
      }
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(Writer.nullWriter(), files, messages, options, null, sources);
      Iterable<? extends Element> analyzed = task.analyze();
      if (hasErrors(messages)) {
        return new Compilation.Failed(text(messages));
      }
      List<String> candidates = MainClass.candidates(analyzed, task.getElements());
      task.generate();
      return hasErrors(messages) ? new Compilation.Failed(text(messages)) : program(candidates);
    }
  }

  private Compilation program(List<String> candidates) {
    return switch (candidates.size()) {
      case 0 ->
          new Compilation.Failed("no class has a method public static void main(String[] args)");
      case 1 -> new Compilation.Compiled(new JavaProgram(classes, candidates.get(0)));
      default ->
          new Compilation.Failed(
              "several classes have a main method: "
                  + String.join(", ", candidates)
                  + "; call the one to run Main");
    };
  }

  static boolean hasErrors(DiagnosticCollector<JavaFileObject> messages) {
    return messages.getDiagnostics().stream()
        .anyMatch(message -> message.getKind() == Diagnostic.Kind.ERROR);
  }

  static String text(DiagnosticCollector<JavaFileObject> messages) {
    return messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::toString)
        .collect(Collectors.joining("\n"));
  }

  private static String name(Path submission, Path file) {
    return submission.equals(file)
        ? file.getFileName().toString()
        : submission.relativize(file).toString();
  }
}
