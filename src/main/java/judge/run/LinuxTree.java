package judge.run;

import com.sun.jna.Native;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A process and its descendants, read from {@code /proc} and the kernel's CPU clocks. The first
 * processes of the tree are the judge's own, which set the program up: they are counted apart.
 */
final class LinuxTree {
  /** From so many threads on, each of which may have children, these are looked for seldom. */
  private static final int MANY_THREADS = 8;

  /**
   * At one sample in so many: to look takes long, and the end of each thread that was looked at
   * takes the kernel longer.
   */
  private static final int SELDOM = 8;

  private final int root;
  private final int chainDepth;
  private final List<Integer> chain = new ArrayList<>();
  private final Map<Integer, Long> chainNanos = new HashMap<>();
  private final Map<Integer, Long> programNanos = new HashMap<>();
  private final Map<Integer, String> statuses = new HashMap<>();
  private final byte[] buffer = new byte[4096];
  private List<Integer> known = List.of();
  private int samples;
  private long memoryBytes;

  /**
   * @param chainDepth how many generations from the root on are the judge's own
   */
  LinuxTree(int root, int chainDepth) {
    this.root = root;
    this.chainDepth = chainDepth;
  }

  /** Takes down what the judge's own processes have used so far, once they are all there. */
  void sampleChain() {
    findChain();
    for (int pid : chain) {
      takeDown(chainNanos, pid);
    }
  }

  /** Takes down all that the tree's root has used, once it has ended but was not waited for. */
  void sampleEndedRoot() {
    takeDown(chainNanos, root);
  }

  /** Looks at every process of the tree and takes down what it has used so far. */
  void sample() {
    samples++;
    sampleChain();
    if (chain.size() == chainDepth) {
      List<Integer> seen = known.isEmpty() ? childrenOfLast() : known;
      boolean areMany = seen.stream().mapToLong(this::threadCount).sum() >= MANY_THREADS;
      known = areMany && samples % SELDOM != 0 ? seen : walk();
    }
    long largest = 0;
    for (int pid : known) {
      if (takeDown(programNanos, pid)) {
        largest = Math.max(largest, number(status(pid), "\nVmHWM:"));
      }
    }
    statuses.clear();
    long together = known.size() > 1 ? together() : 0;
    memoryBytes = Math.max(memoryBytes, 1024 * Math.max(together, largest));
  }

  /** Notes a process's CPU time; false if it is gone. */
  private static boolean takeDown(Map<Integer, Long> nanos, int pid) {
    long now = Posix.cpuNanos(pid);
    if (now >= 0) {
      nanos.put(pid, now);
    }
    return now >= 0;
  }

  /** What all processes have resident, in KiB; of what several share each has its part. */
  private long together() {
    long sum = 0;
    for (int pid : known) {
      String rollup = read("/proc/" + pid + "/smaps_rollup");
      sum +=
          rollup.isEmpty()
              ? number(read("/proc/" + pid + "/status"), "\nVmRSS:")
              : number(rollup, "\nPss:");
    }
    return sum;
  }

  /** Whether the program was more than one process when last looked at. */
  boolean hasDescendants() {
    return known.size() > 1;
  }

  /** How long the thread that waited longest was ready to run but had no processor. */
  long waitedNanos() {
    long longest = 0;
    for (int pid : known) {
      for (String thread : threads(pid)) {
        String[] figures = read("/proc/" + pid + "/task/" + thread + "/schedstat").split(" ");
        if (figures.length > 1) {
          longest = Math.max(longest, Long.parseLong(figures[1]));
        }
      }
    }
    return longest;
  }

  /** The program's CPU time as far as it was seen, in nanoseconds. */
  long programNanos() {
    return programNanos.values().stream().mapToLong(Long::longValue).sum();
  }

  /** The CPU time of the judge's own processes in the tree, in nanoseconds. */
  long chainNanos() {
    return chainNanos.values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * The highest resident memory seen: of the whole tree at one time, or the peak of one process if
   * that is more.
   */
  long memoryBytes() {
    return memoryBytes;
  }

  /**
   * Waits for the processes of the chain but the first. When that has been killed they become the
   * judge's children. The last of them goes when all in its sandbox is gone.
   */
  void awaitRestOfChain() {
    for (int pid : chain.subList(Math.min(1, chain.size()), chain.size())) {
      while (Posix.wait4(pid, new int[1], 0, new long[18]) < 0
          && Native.getLastError() == Posix.EINTR) {
        // again
      }
    }
  }

  /**
   * The program's processes. The judge's own before it are found on the first walk; whatever loses
   * its parent later becomes a child of the last of them.
   */
  private List<Integer> walk() {
    List<Integer> program = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>(childrenOfLast());
    while (!open.isEmpty()) {
      int pid = open.poll();
      program.add(pid);
      open.addAll(children(pid));
    }
    return program;
  }

  private void findChain() {
    while (chain.size() < chainDepth) {
      List<Integer> next = chain.isEmpty() ? List.of(root) : childrenOfLast();
      if (next.isEmpty()) {
        return;
      }
      chain.add(next.get(0));
    }
  }

  /** Those of the last process of the chain, which has one thread. */
  private List<Integer> childrenOfLast() {
    int last = chain.get(chain.size() - 1);
    return Posix.children(last, Integer.toString(last), buffer);
  }

  private List<Integer> children(int pid) {
    List<Integer> children = new ArrayList<>();
    for (String thread :
        threadCount(pid) > 1 ? threads(pid) : new String[] {Integer.toString(pid)}) {
      children.addAll(Posix.children(pid, thread, buffer));
    }
    return children;
  }

  private long threadCount(int pid) {
    return number(status(pid), "\nThreads:");
  }

  /** What the kernel tells of a process, once in a sample. */
  private String status(int pid) {
    return statuses.computeIfAbsent(pid, process -> read("/proc/" + process + "/status"));
  }

  private static String[] threads(int pid) {
    String[] names = new java.io.File("/proc/" + pid + "/task").list();
    return names == null ? new String[0] : names;
  }

  private String read(String file) {
    return Posix.contents(file, buffer);
  }

  /** The number that follows a key, 0 if there is none. */
  private static long number(String status, String key) {
    int at = status.indexOf(key);
    if (at < 0) {
      return 0;
    }
    int i = at + key.length();
    while (i < status.length() && !Character.isDigit(status.charAt(i))) {
      i++;
    }
    long value = 0;
    while (i < status.length() && Character.isDigit(status.charAt(i))) {
      value = 10 * value + (status.charAt(i++) - '0');
    }
    return value;
  }
}
