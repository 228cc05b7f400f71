package judge.problem;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * What a submission may use on one test.
 *
 * @param cpu CPU time, of all its processes together
 * @param wall time on the clock
 * @param memoryBytes peak resident memory; of a JVM, the heap
 * @param outputBytes standard output, at the least (see {@link #outputBytes(long)})
 * @param codeBytes the total size of its source files, where the problem limits that
 */
public record Limits(
    Duration cpu, Duration wall, long memoryBytes, long outputBytes, OptionalLong codeBytes) {

  public static final long MIB = 1024 * 1024;

  /** What holds where a problem sets nothing: 2 s, 512 MiB, 8 MiB of output. */
  public static final Limits DEFAULT =
      new Limits(
          Duration.ofSeconds(2),
          wallFor(Duration.ofSeconds(2)),
          512 * MIB,
          8 * MIB,
          OptionalLong.empty());

  /** What compiling one may use where a problem sets nothing: 60 s, 2 GiB, 4 MiB of output. */
  public static final Limits COMPILATION =
      DEFAULT.withCpu(Duration.ofSeconds(60)).withMemoryBytes(2048 * MIB).withOutputBytes(4 * MIB);

  /** The same limits with another CPU limit, and the wall limit that follows from it. */
  public Limits withCpu(Duration limit) {
    return new Limits(limit, wallFor(limit), memoryBytes, outputBytes, codeBytes);
  }

  public Limits withWall(Duration limit) {
    return new Limits(cpu, limit, memoryBytes, outputBytes, codeBytes);
  }

  public Limits withMemoryBytes(long limit) {
    return new Limits(cpu, wall, limit, outputBytes, codeBytes);
  }

  public Limits withOutputBytes(long limit) {
    return new Limits(cpu, wall, memoryBytes, limit, codeBytes);
  }

  public Limits withCodeBytes(long limit) {
    return new Limits(cpu, wall, memoryBytes, outputBytes, OptionalLong.of(limit));
  }

  /** The output limit on a test whose answer file has so many bytes: twice that and 1 MiB more. */
  public long outputBytes(long answerBytes) {
    return Math.max(outputBytes, 2 * answerBytes + MIB);
  }

  private static Duration wallFor(Duration cpu) {
    return cpu.multipliedBy(2).plusSeconds(1);
  }
}
