package judge.run;

import java.io.IOException;

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

  /** The peak of resident memory of the largest process. */
  long peakBytes() {
    return fields[4] * 1024;
  }
}
