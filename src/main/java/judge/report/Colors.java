package judge.report;

import judge.verdict.Verdict;

/** Whether verdicts are coloured, and how. */
public enum Colors {
  ON,
  OFF;

  private static final int WIDTH = 3;

  /** The verdict's name, padded to the width of the widest. */
  String verdict(Verdict verdict) {
    String name = verdict.name();
    String padding = " ".repeat(WIDTH - name.length());
    if (this == OFF) {
      return name + padding;
    }
    String color = verdict == Verdict.AC ? "32" : verdict == Verdict.JE ? "35" : "31";
    return "\u001B[1;" + color + "m" + name + "\u001B[0m" + padding;
  }
}
