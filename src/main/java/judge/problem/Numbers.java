package judge.problem;

/** Numbers for files that people read. */
final class Numbers {
  private Numbers() {}

  /** The number without a fraction if it has none. */
  static Number plain(double number) {
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e15;
    if (isWhole) {
      return (long) number;
    }
    return number;
  }
}
