package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the kernel says a child, and those that it waited for, have used. */
final class ResourceUsage {
  /** The fields of {@code struct rusage}: two pairs of seconds and microseconds, then KiB. */
  private final long[] fields = new long[18];

  private ResourceUsage() {}

  /** Waits for a child to end. */
  static ResourceUsage await(int pid, int[] waitStatus) throws IOException {
    ResourceUsage usage = new ResourceUsage();
    while (Posix.wait4(pid, waitStatus, 0, usage.fields) < 0) {
      if (com.sun.jna.Native.getLastError() != Posix.EINTR) {
        throw new PosixException("wait4");
      }
    }
    return usage;
  }

  long cpuNanos() {
    return (fields[0] + fields[2]) * 1_000_000_000L + (fields[1] + fields[3]) * 1000;
  }

  /**
   * The peak of resident memory of the largest process: the kernel's figure where it says anything
   * about the child, which begins as a copy of the judge, else the sampled one.
   */
  long memoryBytes(long sampled) throws IOException {
    long peak = fields[4] * 1024;
    return peak > sampled && peak > ownPeakBytes() ? peak : sampled;
  }

  private static long ownPeakBytes() throws IOException {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(Long.MAX_VALUE);
    }
  }
}
