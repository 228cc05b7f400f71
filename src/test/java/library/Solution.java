package library;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** A source file, compiled for Java 8 and called in this JVM. */
final class Solution {
  /** As much as the judge gives: a search of a row of 5000 cards is 5000 calls deep. */
  private static final long STACK_BYTES = 64L << 20;

  private static final ExecutorService MAIN_THREAD =
      Executors.newSingleThreadExecutor(
          task -> {
            Thread thread = new Thread(null, task, "main of a solution", STACK_BYTES);
            thread.setDaemon(true);
            return thread;
          });

  private final Class<?> type;

  private Solution(Class<?> type) {
    this.type = type;
  }

  static Solution compile(Path source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8);
        Classes classes = new Classes(files)) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  classes,
                  null,
                  List.of("--release", "8", "-Xlint:-options"),
                  null,
                  files.getJavaFileObjects(source))
              .call();
      if (!compiled) {
        throw new IllegalArgumentException(source + " does not compile:\n" + messages);
      }
      return new Solution(classes.load(source.getFileName().toString().replaceAll("\\.java$", "")));
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(source + " cannot be compiled", e);
    }
  }

  /** The class itself, for sites that call a method instead of {@code main}. */
  Class<?> type() {
    return type;
  }

  /** A method that the class has for itself. */
  Method method(String name, Class<?>... parameters) {
    try {
      Method method = type.getDeclaredMethod(name, parameters);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /**
   * Calls {@code main} with the input as standard input.
   *
   * @return what it printed
   * @throws Crash if it threw anything
   */
  String run(String input) {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    run(new ByteArrayInputStream(input.getBytes(UTF_8)), printed);
    return printed.toString(UTF_8);
  }

  /**
   * Calls {@code main} with these as standard input and output.
   *
   * @throws Crash if it threw anything
   */
  void run(InputStream input, OutputStream output) {
    // Standard input and output are the JVM's: one run at a time.
    synchronized (Solution.class) {
      InputStream in = System.in;
      PrintStream out = System.out;
      try (PrintStream capture = new PrintStream(output, false, UTF_8)) {
        System.setIn(input);
        System.setOut(capture);
        callMain();
      } finally {
        System.setIn(in);
        System.setOut(out);
      }
    }
  }

  private void callMain() {
    try {
      MAIN_THREAD
          .submit(() -> type.getMethod("main", String[].class).invoke(null, (Object) new String[0]))
          .get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InvocationTargetException thrown) {
        throw new Crash(thrown.getCause());
      }
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What a solution threw. */
  static final class Crash extends RuntimeException {
    Crash(Throwable cause) {
      super(cause);
    }
  }

  /** Keeps what the compiler writes in memory, and loads it from there. */
  private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> bytes = new HashMap<>();

    Classes(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes.computeIfAbsent(name, key -> new ByteArrayOutputStream());
        }
      };
    }

    Class<?> load(String name) throws ClassNotFoundException {
      ClassLoader loader =
          new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
              if (!bytes.containsKey(name)) {
                throw new ClassNotFoundException(name);
              }
              byte[] code = bytes.get(name).toByteArray();
              return defineClass(name, code, 0, code.length);
            }
          };
      return loader.loadClass(name);
    }
  }
}
