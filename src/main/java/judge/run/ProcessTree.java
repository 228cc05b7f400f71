package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A process and its descendants as the operating system shows them: sampled, so what happens
 * between two samples, or in a process that starts and ends between them, is not seen.
 */
final class ProcessTree {
  private static final boolean HAS_PROC = Files.isReadable(Path.of("/proc/self/status"));

  private final ProcessHandle main;
  private final Map<Long, ProcessHandle> seen = new HashMap<>();
  private final Map<Long, Duration> cpu = new HashMap<>();
  private long memoryBytes;

  ProcessTree(ProcessHandle main) {
    this.main = main;
    seen.put(main.pid(), main);
  }

  /** Looks at every process of the tree and takes down what it has used so far. */
  void sample() {
    main.descendants().forEach(handle -> seen.put(handle.pid(), handle));
    long resident = 0;
    for (ProcessHandle handle : seen.values()) {
      if (handle.isAlive()) {
        handle
            .info()
            .totalCpuDuration()
            .ifPresent(used -> cpu.merge(handle.pid(), used, ProcessTree::longer));
        resident += peakResidentBytes(handle.pid());
      }
    }
    memoryBytes = Math.max(memoryBytes, resident);
  }

  /** The CPU time of all processes seen, in the ticks of the system (10 ms on Linux). */
  Duration cpu() {
    return cpu.values().stream().reduce(Duration.ZERO, Duration::plus);
  }

  /** Peak resident memory of the tree, 0 where the system does not tell. */
  long memoryBytes() {
    return memoryBytes;
  }

  /** Kills all that is left of the tree, again and again until nothing is. */
  void kill() {
    for (int round = 0; round < 100; round++) {
      Stream.concat(
              seen.values().stream(),
              List.copyOf(seen.values()).stream().flatMap(ProcessHandle::descendants))
          .toList()
          .forEach(handle -> seen.put(handle.pid(), handle));
      List<ProcessHandle> alive = seen.values().stream().filter(ProcessHandle::isAlive).toList();
      if (alive.isEmpty()) {
        return;
      }
      alive.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private static long peakResidentBytes(long pid) {
    if (!HAS_PROC) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(Path.of("/proc", Long.toString(pid), "status"))) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException e) {
      return 0; // it has just ended
    }
  }

  private static Duration longer(Duration a, Duration b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}
