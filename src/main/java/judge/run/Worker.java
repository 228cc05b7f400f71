package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A program that stays when it has done its work on one input, and takes the next: a runtime that
 * is warm. It is limited, measured and contained as a run is, but nothing except itself separates
 * one input from the next; so what it says is to be believed only where much speaks for it.
 *
 * <p>On its standard input it gets, for each piece of work, a number as a {@code long}, the count
 * of arguments as an {@code int}, the arguments as {@code writeUTF} of {@link java.io.DataOutput}
 * has them, the size of the input as a {@code long}, and the input. It answers on standard output,
 * in frames: {@link #MARK}, the length of what follows as an {@code int}, and that, which is
 * output. A length of 0 is the end of the answer: the number that came with the work follows, and a
 * byte that says how it went. One such end, with the number 0, says before the first work that it
 * is ready. So a program that prints to the worker's standard output by itself spoils the answer.
 */
public interface Worker extends AutoCloseable {
  /** The first byte of a frame: one that is in no UTF-8 text. */
  int MARK = 0xFE;

  /** It did its work, and can do more. */
  int DONE = 0;

  /** It did its work, but should do no more. */
  int DONE_FOR_GOOD = 1;

  /** It failed, but can do more. */
  int FAILED = 2;

  /** It failed, and should do no more. */
  int FAILED_FOR_GOOD = 3;

  /**
   * Has it do its work on an input.
   *
   * @param limits the memory is what it may have beyond what it had when it was ready
   * @return what it did, in the form of a run; empty if it failed, or went over a limit
   */
  Optional<RunResult> work(List<String> arguments, Path input, RunLimits limits)
      throws IOException, InterruptedException;

  /** Whether it can do more. */
  boolean isReady();

  /** Kills it, and leaves nothing of it behind. */
  @Override
  void close() throws IOException;
}
