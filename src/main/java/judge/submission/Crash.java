package judge.submission;

/**
 * Why a run failed, by the language's runtime.
 *
 * @param outOfMemory whether it ran out of memory
 * @param reason the exception on one line; empty if the runtime named none
 */
public record Crash(boolean outOfMemory, String reason) {
  static final Crash UNKNOWN = new Crash(false, "");

  public Crash {
    reason = reason.replaceAll("\\R\\s*", " ");
  }
}
