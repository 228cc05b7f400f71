package judge.run;

import java.util.function.BooleanSupplier;

/**
 * One side of a conversation as the other hears it: what it says is written down, and when it ends
 * it is seen whether the other was over by then. The other cannot know of that end before it is
 * told: if it was over, it had made up its mind without.
 */
final class Voice {
  private final Transcript transcript;
  private final Transcript.Side side;
  private Voice other;
  private BooleanSupplier otherIsOver;
  private volatile boolean hasEnded;
  private volatile boolean otherWasOver;

  Voice(Transcript transcript, Transcript.Side side) {
    this.transcript = transcript;
    this.side = side;
  }

  /**
   * Lets it know the other side, before it says anything.
   *
   * @param isOver whether the other's program has ended
   */
  void talkTo(Voice otherSide, BooleanSupplier isOver) {
    other = otherSide;
    otherIsOver = isOver;
  }

  /** It says the first n bytes of the buffer. */
  void say(byte[] buffer, int n) {
    transcript.add(side, buffer, n);
  }

  /** It says no more, and the other has not been told so yet. Calling it again does nothing. */
  synchronized void end() {
    if (!hasEnded) {
      hasEnded = true;
      otherWasOver |= other != null && (other.hasEnded || otherIsOver.getAsBoolean());
    }
  }

  /**
   * The other does not read any more.
   *
   * @return whether it may talk on all the same: a broken pipe would end a validator before it
   *     could say what it thinks
   */
  synchronized boolean isUnheard() {
    otherWasOver |= !hasEnded;
    return side == Transcript.Side.VALIDATOR;
  }

  boolean hasEnded() {
    return hasEnded;
  }

  /** Whether the other was over, or did not read any more, when this side ended. */
  boolean otherWasOver() {
    return otherWasOver;
  }
}
