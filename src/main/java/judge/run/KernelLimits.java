package judge.run;

import java.util.List;
import java.util.stream.LongStream;

/** What the kernel allows each process of a run, beside the judge's {@link RunLimits} for all. */
final class KernelLimits {
  /** Processes and threads; a JVM has about 20. */
  static final int PROCESSES = 512;

  /** The same where the kernel counts all that the user runs, the judge and a desktop included. */
  static final int PROCESSES_OF_USER = 8 * PROCESSES;

  static final int OPEN_FILES = 1024;

  /** The size of the scratch folder, and of one file. */
  static final long SCRATCH_BYTES = 64L << 20;

  /** The kernel counts whole seconds; it only has to end what the judge failed to end. */
  private static final long CPU_GRACE_SECONDS = 2;

  private static final long UNLIMITED = -1;

  /** The numbers of Linux for what is limited. */
  private static final int CPU = 0;

  private static final int FILE_SIZE = 1;
  private static final int STACK = 3;
  private static final int CORE = 4;
  private static final int NUMBER_OF_PROCESSES = 6;
  private static final int NUMBER_OF_FILES = 7;

  private KernelLimits() {}

  /** CPU time, in seconds. */
  static long cpuSeconds(RunLimits limits) {
    return limits.cpu().toSeconds() + 1 + CPU_GRACE_SECONDS;
  }

  /** All of them, as pairs of the number of what is limited and the limit. */
  static List<String> pairs(RunLimits limits) {
    return LongStream.of(
            CORE, 0,
            NUMBER_OF_FILES, OPEN_FILES,
            NUMBER_OF_PROCESSES, PROCESSES,
            FILE_SIZE, SCRATCH_BYTES,
            CPU, cpuSeconds(limits),
            STACK, UNLIMITED) // the memory limit bounds it; threads get the C library's own size
        .mapToObj(Long::toUnsignedString)
        .toList();
  }
}
