package judge.cli;

import java.util.List;

/** Cleans up if a signal ends the judge while it is at work; closing this calls that off. */
final class OnExit implements AutoCloseable {
  private final Thread hook;

  OnExit(Runnable... actions) {
    hook = new Thread(() -> List.of(actions).forEach(Runnable::run), "clean-up");
    Runtime.getRuntime().addShutdownHook(hook);
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
