package judge.cli;

import java.io.PrintStream;
import judge.judging.Entry;
import judge.judging.JudgedRun;
import judge.judging.JudgingListener;
import judge.run.OtherLoad;

/** Tells, when all is judged, if other processes kept the processors busy meanwhile. */
final class LoadNote implements JudgingListener {
  private final OtherLoad load = OtherLoad.watch();

  @Override
  public void ran(Entry entry, JudgedRun run) {
    load.sample();
  }

  void print(PrintStream out) {
    load.end()
        .ifPresent(
            percent ->
                out.println(
                    "note: other processes used "
                        + percent
                        + " % of the processors; times may be too high"));
  }
}
