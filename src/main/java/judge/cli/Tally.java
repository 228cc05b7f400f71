package judge.cli;

import judge.judging.Judgement;
import judge.judging.JudgingListener;

/** The exit status that the judgements add up to. */
final class Tally implements JudgingListener {
  private boolean fault;
  private boolean unexpected;

  @Override
  public void judged(Judgement judgement) {
    fault |= judgement.hasFault();
    unexpected |= !judgement.isExpected();
  }

  int exitStatus() {
    if (fault) {
      return Main.CANNOT_JUDGE;
    }
    return unexpected ? Main.NOT_AS_EXPECTED : Main.AS_EXPECTED;
  }
}
