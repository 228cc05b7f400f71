package judge.submission;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.Limits;
import judge.problem.TestCase;
import judge.run.RunLimits;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;

/**
 * A compiled Java submission, run in a fresh JVM for every test. Its memory limit is the heap's;
 * what the JVM needs beyond that is allowed for.
 *
 * @param classes the folder with its class files
 * @param mainClass the binary name of the class to run
 */
record JavaProgram(Path classes, String mainClass) implements Program {
  /** Deep recursion is common in contests, and contest sites allow it. */
  private static final int STACK_MIB = 64;

  /** Code, compiler, collector and class data of a JVM. */
  private static final int OVERHEAD_MIB = 128;

  /** The runtime's words when an exception ends the main thread; its causes follow. */
  private static final Pattern UNCAUGHT =
      Pattern.compile("^Exception in thread \"main\" (.*)$", Pattern.MULTILINE);

  /** The launcher's and the machine's own words when there was no memory left. */
  private static final Pattern NATIVE_OUT_OF_MEMORY =
      Pattern.compile(
          "^# There is insufficient memory for the Java Runtime Environment to continue"
              + "|^Error occurred during initialization of VM\\R.*(?:heap|memory|space)"
              + "|^Exception: java\\.lang\\.OutOfMemoryError thrown from the UncaughtExceptionHandler"
              + " in thread \"main\"",
          Pattern.MULTILINE);

  private static final Pattern OUT_OF_MEMORY =
      Pattern.compile("^(?:Caused by: )?java\\.lang\\.OutOfMemoryError\\b.*$", Pattern.MULTILINE);

  @Override
  public RunRequest on(TestCase test, Limits limits) {
    long heapMib = Math.max(1, limits.memoryBytes() / Limits.MIB);
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + heapMib + "m",
            "-Xss" + STACK_MIB + "m",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-Dfile.encoding=UTF-8",
            "-cp",
            "{program}",
            mainClass);
    return new RunRequest(
        command,
        test.input(),
        new RunLimits(
            limits.cpu(),
            limits.wall(),
            limits.memoryBytes() + (OVERHEAD_MIB + STACK_MIB) * Limits.MIB,
            limits.outputBytes(test.answer().toFile().length())),
        List.of(Mount.readOnly("program", classes)));
  }

  @Override
  public Crash crash(String error) {
    Matcher uncaught = UNCAUGHT.matcher(error);
    int last = -1;
    while (uncaught.find()) {
      last = uncaught.start(1);
    }
    if (last >= 0) {
      String trace = error.substring(last);
      return new Crash(OUT_OF_MEMORY.matcher(trace).find(), trace.lines().findFirst().orElse(""));
    }
    Matcher noMemory = NATIVE_OUT_OF_MEMORY.matcher(error);
    return noMemory.find()
        ? new Crash(true, noMemory.group().replaceAll("\\R", ": "))
        : new Crash(false, "");
  }
}
