package judge.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Runs a command line as a user would, and keeps what it printed. */
final class Cli {
  private static final Path HOME = Path.of("").toAbsolutePath();

  private Cli() {}

  /** What a command did. */
  record Result(int status, String out, String err) {}

  /** Runs it with the bundled problems. */
  static Result run(Object... arguments) {
    return runAt(HOME, arguments);
  }

  /** Runs it with another library of problems. */
  static Result runAt(Path home, Object... arguments) {
    return run(home, null, null, arguments);
  }

  /** Runs it with a user's own languages, or with a folder that keeps what was compiled. */
  static Result runWith(Path languages, Path cache, Object... arguments) {
    return run(HOME, languages, cache, arguments);
  }

  private static Result run(Path home, Path languages, Path cache, Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = arguments[i].toString();
    }
    Surroundings surroundings =
        new Surroundings(stream(out), stream(err), home, languages, cache, false, false);
    int status = Main.run(surroundings, words);
    return new Result(status, text(out), withoutLoad(text(err)));
  }

  /**
   * Runs it in a process of its own.
   *
   * @param mebibytes how much memory it has for what it keeps
   */
  static Result runWithMemory(int mebibytes, Object... arguments)
      throws IOException, InterruptedException {
    return runWithOption("-Xmx" + mebibytes + "m", arguments);
  }

  /** Runs it in a process of its own that does not know that it is on Linux. */
  static Result runAsElsewhere(Object... arguments) throws IOException, InterruptedException {
    return runWithOption("-Dos.name=Mac OS X", arguments);
  }

  private static Result runWithOption(String option, Object... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(option, "-Djudge.home=" + HOME));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "judge.cli.Main"));
    Stream.of(arguments).map(Object::toString).forEach(command::add);
    Path out = Files.createTempFile("run-judge-test-out", "");
    Path err = Files.createTempFile("run-judge-test-err", "");
    try {
      int status =
          new ProcessBuilder(command)
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start()
              .waitFor();
      return new Result(status, Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  /** What else runs on the machine of the tests is no matter of theirs. */
  static String withoutLoad(String err) {
    return err.replaceFirst("note: other processes used .*\\R", "");
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
