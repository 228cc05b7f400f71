package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * How much of the processors' time went to processes that are neither the judge nor started by it,
 * read from the counters in {@code /proc}. Only time outside of the kernel counts: what the kernel
 * does for the judge, such as taking sandboxes down, it counts for nobody. Where there are no such
 * counters nothing is known, and no load is told of.
 */
public final class OtherLoad {
  /** What counts is the busiest stretch of about this length. */
  private static final Duration STRETCH = Duration.ofSeconds(5);

  /** From this share of all processors on, in percent, it is worth telling. */
  private static final int NOTABLE = 20;

  /** A shorter stretch, in ticks of each processor (10 ms), is not worth telling of. */
  private static final long LEAST_TICKS = 100;

  /** The fields after a process's name in its {@code stat}. */
  private static final int USER = 11;

  private static final int USER_OF_CHILDREN = 13;

  private static final long NANOS_PER_TICK = 10_000_000;

  /** What the judge's programs used that the kernel does not count for it, in nanoseconds. */
  private static final LongAdder UNCOUNTED = new LongAdder();

  private final Path proc;
  private final long pid;
  private long sampled;
  private Counters last;
  private int most;

  private OtherLoad(Path proc, long pid) {
    this.proc = proc;
    this.pid = pid;
    this.sampled = System.nanoTime();
    this.last = read();
  }

  /** Starts to watch. */
  public static OtherLoad watch() {
    return new OtherLoad(Path.of("/proc"), ProcessHandle.current().pid());
  }

  /**
   * Watches by other counters than the system's.
   *
   * @param proc a folder like {@code /proc}
   * @param pid the judge's process in it
   */
  static OtherLoad watch(Path proc, long pid) {
    return new OtherLoad(proc, pid);
  }

  /**
   * Notes what processes of the judge's used that were killed with their name space, and whose
   * counters went with them; the kernel's time for them is not told apart, so others may seem to
   * have used a little less.
   */
  static void addOwn(long nanos) {
    UNCOUNTED.add(nanos);
  }

  /** Looks at the counters, if it is time. */
  public void sample() {
    if (System.nanoTime() - sampled >= STRETCH.toNanos()) {
      sampled = System.nanoTime();
      take();
    }
  }

  /**
   * What others used in the busiest stretch, in percent of the time of all processors; empty if it
   * was too little to matter.
   */
  public OptionalInt end() {
    take();
    return most >= NOTABLE ? OptionalInt.of(most) : OptionalInt.empty();
  }

  private void take() {
    Counters now = read();
    if (last != null && now != null && now.all - last.all >= LEAST_TICKS * now.processors) {
      long others = now.user - last.user - (now.own - last.own);
      most = Math.max(most, (int) (100 * others / (now.all - last.all)));
    }
    last = now;
  }

  /**
   * The counters at one time, in the system's ticks.
   *
   * @param processors how many there are
   * @param all what all of them had, be it idle
   * @param user what all processes used outside of the kernel
   * @param own what the judge's used
   */
  private record Counters(int processors, long all, long user, long own) {}

  private Counters read() {
    try (Stream<String> lines = Files.lines(proc.resolve("stat"))) {
      List<String> processors = lines.takeWhile(line -> line.startsWith("cpu")).toList();
      String[] cpu = processors.get(0).split(" +"); // all together, before each by itself
      long all = 0; // the fields: cpu user nice system idle iowait irq softirq steal, and parts
      for (int i = 1; i < Math.min(cpu.length, 9); i++) {
        all += Long.parseLong(cpu[i]);
      }
      long user = Long.parseLong(cpu[1]) + Long.parseLong(cpu[2]);
      int number = Math.max(1, processors.size() - 1); // some list only all together
      return new Counters(number, all, user, own());
    } catch (IOException | RuntimeException e) {
      return null; // not Linux, or /proc is hidden
    }
  }

  /** What the judge, its programs that have ended, and those that still run have used, in ticks. */
  long own() throws IOException {
    long ticks = 0;
    List<ProcessHandle> running =
        ProcessHandle.of(pid).map(judge -> judge.descendants().toList()).orElse(List.of());
    for (ProcessHandle process : running) {
      try {
        ticks += used(process.pid());
      } catch (IOException e) {
        // it has just ended, and is one of the children that have
      }
    }
    return ticks + used(pid) + UNCOUNTED.sum() / NANOS_PER_TICK;
  }

  private long used(long process) throws IOException {
    String stat = Files.readString(proc.resolve(process + "/stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return Long.parseLong(fields[USER]) + Long.parseLong(fields[USER_OF_CHILDREN]);
  }
}
