package judge.judging;

import java.io.IOException;
import java.util.List;

/**
 * Hears of judging as it goes on: every submission in the order given, every run in test order, all
 * from one thread.
 */
public interface JudgingListener {

  /** A submission is judged next. */
  default void started(Entry entry) throws IOException {}

  /** One of its runs was judged. */
  default void ran(Entry entry, JudgedRun run) throws IOException {}

  /** It was judged. */
  default void judged(Judgement judgement) throws IOException {}

  /** Tells several listeners, each in turn. */
  static JudgingListener all(List<? extends JudgingListener> listeners) {
    return new JudgingListener() {
      @Override
      public void started(Entry entry) throws IOException {
        for (JudgingListener listener : listeners) {
          listener.started(entry);
        }
      }

      @Override
      public void ran(Entry entry, JudgedRun run) throws IOException {
        for (JudgingListener listener : listeners) {
          listener.ran(entry, run);
        }
      }

      @Override
      public void judged(Judgement judgement) throws IOException {
        for (JudgingListener listener : listeners) {
          listener.judged(judgement);
        }
      }
    };
  }
}
