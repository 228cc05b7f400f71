package judge.submission;

/** What came of compiling a submission. */
public sealed interface Compilation {

  /** It can be run. */
  record Compiled(Program program) implements Compilation {}

  /** It did not compile; the message is the compiler's, or says what is wrong, in lines. */
  record Failed(String message) implements Compilation {}

  /** This machine lacks what compiles or runs its language; the message says what to install. */
  record NotPossible(String message) implements Compilation {}
}
