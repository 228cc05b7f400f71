package judge.cli;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Cleans up if a signal ends the judge while it is at work; closing this calls that off. */
final class OnExit implements AutoCloseable {
  private final Deque<Runnable> actions = new ConcurrentLinkedDeque<>();
  private final Thread hook;

  /**
   * @param last what is done in the end
   */
  OnExit(Runnable last) {
    actions.add(last);
    hook = new Thread(() -> actions.forEach(Runnable::run), "clean-up");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Adds what is to be done before the rest. */
  void addFirst(Runnable action) {
    actions.addFirst(action);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the judge is ending, and the hook at work
    }
  }
}
