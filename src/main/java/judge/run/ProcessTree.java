package judge.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A process and its descendants as the operating system shows them: sampled, so what happens
 * between two samples, or in a process that starts and ends between them, is not seen. A descendant
 * whose parent ended before that is found, where there is {@code /proc}, by the run's folder.
 */
final class ProcessTree {
  private static final boolean HAS_PROC = Files.isReadable(Path.of("/proc/self/status"));

  private final ProcessHandle main;
  private final Path folder;
  private final Map<Long, ProcessHandle> seen = new HashMap<>();
  private final Map<Long, Duration> cpu = new HashMap<>();
  private long memoryBytes;

  /**
   * @param folder the working folder of the process, which its environment names too
   */
  ProcessTree(ProcessHandle main, Path folder) {
    this.main = main;
    this.folder = folder;
    seen.put(main.pid(), main);
  }

  /** Looks at every process of the tree and takes down what it has used so far. */
  synchronized void sample() {
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

  /** Kills all that is left of the tree, again and again until nothing is; from any thread. */
  synchronized void kill() {
    for (int round = 0; round < 100; round++) {
      Stream.concat(
              List.copyOf(seen.values()).stream().flatMap(ProcessHandle::descendants), orphans())
          .toList()
          .forEach(handle -> seen.put(handle.pid(), handle));
      List<ProcessHandle> alive = seen.values().stream().filter(ProcessHandle::isAlive).toList();
      if (alive.isEmpty()) {
        return;
      }
      alive.forEach(ProcessHandle::destroyForcibly);
    }
  }

  /** The processes that work in the run's folder, or have it in their environment. */
  private Stream<ProcessHandle> orphans() {
    if (!HAS_PROC) {
      return Stream.empty();
    }
    byte[] home = ("HOME=" + folder + "\0").getBytes(StandardCharsets.UTF_8);
    String[] names = Path.of("/proc").toFile().list((proc, name) -> name.matches("\\d+"));
    return Stream.of(names == null ? new String[0] : names)
        .filter(pid -> isOfTheRun(Path.of("/proc", pid), home))
        .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream());
  }

  private boolean isOfTheRun(Path process, byte[] home) {
    try {
      return Files.readSymbolicLink(process.resolve("cwd")).startsWith(folder)
          || contains(Files.readAllBytes(process.resolve("environ")), home);
    } catch (IOException e) {
      return false; // it has just ended, or is another user's
    }
  }

  private static boolean contains(byte[] text, byte[] part) {
    return new String(text, StandardCharsets.ISO_8859_1)
        .contains(new String(part, StandardCharsets.ISO_8859_1));
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
