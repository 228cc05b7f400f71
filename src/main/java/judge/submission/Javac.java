package judge.submission;

import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Compiles Java in a process of its own. Its arguments: the Java version to hold the sources to or
 * {@link #NEWEST}, a folder for the class files, the sources' folder, the sources. It prints the
 * compiler's errors and ends with 1, or the classes that can be run, each after {@link #MAIN}.
 */
final class Javac {
  static final String NEWEST = "newest";
  static final String MAIN = "main: ";

  /** The compiler recurses over the source: long chains of operators need a deep stack. */
  private static final long STACK_BYTES = 256L << 20;

  private Javac() {}

  public static void main(String[] arguments) throws InterruptedException {
    int[] status = {1};
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Thread compiler = new Thread(null, () -> status[0] = run(arguments, out), "javac", STACK_BYTES);
    compiler.start();
    compiler.join();
    out.flush();
    System.exit(status[0]);
  }

  private static int run(String[] arguments, PrintStream out) {
    OptionalInt release =
        arguments[0].equals(NEWEST)
            ? OptionalInt.empty()
            : OptionalInt.of(Integer.parseInt(arguments[0]));
    Path folder = Path.of(arguments[2]);
    try {
      List<JavaSource> sources = new ArrayList<>();
      for (String file : List.of(arguments).subList(3, arguments.length)) {
        String name = folder.relativize(Path.of(file)).toString();
        try {
          sources.add(JavaSource.read(Path.of(file), name));
        } catch (CharacterCodingException e) {
          out.println(name + ": is not UTF-8 text; save it as UTF-8");
          return 1;
        }
      }
      JavaCompilation compilation = new JavaCompilation(sources, release);
      if (compilation.generate(Path.of(arguments[1]))) {
        compilation.mains().forEach(main -> out.println(MAIN + main));
        return 0;
      }
      out.println(compilation.errors());
      return 1;
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      // sources can exhaust the compiler, or run into a fault of it
      out.println("the compiler gave up: " + e);
      return 1;
    }
  }
}
