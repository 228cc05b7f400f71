package judge.run;

import java.time.Duration;

/**
 * What one run may use.
 *
 * @param cpu CPU time, of all its processes together
 * @param wall time on the clock
 * @param memoryBytes peak resident memory, of all its processes together
 * @param outputBytes standard output
 */
public record RunLimits(Duration cpu, Duration wall, long memoryBytes, long outputBytes) {}
