package judge.submission;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.problem.Limits;

/** What runs programs of a language: how their memory is counted, and how it tells of a crash. */
enum LanguageRuntime {
  /** Machine code: the memory limit is that of resident memory. */
  NATIVE {
    @Override
    Crash crash(String error) {
      Matcher uncaught = NATIVE_UNCAUGHT.matcher(error);
      return uncaught.find()
          ? new Crash(uncaught.group().contains("std::bad_alloc"), uncaught.group())
          : Crash.UNKNOWN;
    }
  },

  /**
   * A Java virtual machine: the memory limit is the heap's, and what the machine needs beyond it is
   * allowed for.
   */
  JVM {
    @Override
    long residentBytes(Limits limits) {
      return limits.memoryBytes() + (OVERHEAD_MIB + STACK_MIB) * Limits.MIB;
    }

    @Override
    Crash crash(String error) {
      Matcher uncaught = JVM_UNCAUGHT.matcher(error);
      int last = -1;
      while (uncaught.find()) {
        last = uncaught.start(1);
      }
      if (last >= 0) {
        String trace = error.substring(last);
        return new Crash(JVM_OUT_OF_MEMORY.matcher(trace).find(), firstLine(trace));
      }
      Matcher noMemory = JVM_NO_MEMORY.matcher(error);
      return noMemory.find()
          ? new Crash(true, noMemory.group().replaceAll("\\R", ": "))
          : Crash.UNKNOWN;
    }
  },

  /** The Python interpreter: the memory limit is that of resident memory. */
  PYTHON {
    @Override
    Crash crash(String error) {
      String last = error.lines().reduce("", (a, b) -> b.isBlank() ? a : b);
      return PYTHON_UNCAUGHT.matcher(last).find()
          ? new Crash(last.startsWith("MemoryError"), last)
          : Crash.UNKNOWN;
    }
  };

  /**
   * The stack of a Java thread: deep recursion is common in contests, and contest sites allow it.
   */
  private static final int STACK_MIB = 64;

  /** Code, compiler, collector and class data of a Java virtual machine. */
  private static final int OVERHEAD_MIB = 128;

  private static final Pattern NATIVE_UNCAUGHT =
      Pattern.compile("^terminate called .*(?:\\R  what\\(\\): .*)?", Pattern.MULTILINE);

  /** Its words when an exception ends the main thread; the trace follows. */
  private static final Pattern JVM_UNCAUGHT =
      Pattern.compile("^Exception in thread \"main\" (.*)$", Pattern.MULTILINE);

  private static final Pattern JVM_OUT_OF_MEMORY =
      Pattern.compile("^(?:Caused by: )?java\\.lang\\.OutOfMemoryError\\b.*$", Pattern.MULTILINE);

  /** Its words when there was not even the memory to start, or to go on. */
  private static final Pattern JVM_NO_MEMORY =
      Pattern.compile(
          "^# There is insufficient memory for the Java Runtime Environment to continue"
              + "|^Error occurred during initialization of VM\\R.*(?:heap|memory|space).*"
              + "|^Exception: java\\.lang\\.OutOfMemoryError thrown from the UncaughtExceptionHandler"
              + " in thread \"main\"",
          Pattern.MULTILINE);

  private static final Pattern PYTHON_UNCAUGHT = Pattern.compile("^[A-Za-z_][\\w.]*(?::|$)");

  /** How much resident memory a program may have under these limits. */
  long residentBytes(Limits limits) {
    return limits.memoryBytes();
  }

  /** What it said, on standard error, of a run that failed. */
  abstract Crash crash(String error);

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }
}
