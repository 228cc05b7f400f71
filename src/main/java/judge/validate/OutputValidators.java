package judge.validate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import judge.problem.BadInputException;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Compilation;
import judge.submission.Compiler;
import judge.submission.Program;
import judge.submission.Submission;

/** The output validators of problems, each compiled once. For use by one thread. */
public final class OutputValidators {
  private final Compiler compiler;
  private final Runner runner;
  private final Scratch scratch;
  private final Map<Path, OutputValidator> known = new HashMap<>();

  public OutputValidators(Compiler compiler, Runner runner, Scratch scratch) {
    this.compiler = compiler;
    this.runner = runner;
    this.scratch = scratch;
  }

  /**
   * The problem's own validator, or null if it has none and outputs are just compared.
   *
   * @throws IOException if it does not compile
   */
  public OutputValidator of(Problem problem)
      throws BadInputException, IOException, InterruptedException {
    Path path = problem.validators().output();
    if (path == null) {
      return null;
    }
    OutputValidator validator = known.get(path);
    if (validator == null) {
      Compilation compilation = compiler.compileProgram(path, problem);
      if (compilation instanceof Compilation.Failed failed) {
        throw new IOException("the output validator does not compile: " + failed.message());
      }
      if (compilation instanceof Compilation.NotPossible lacking) {
        throw new IOException("the output validator: " + lacking.message());
      }
      Program program = ((Compilation.Compiled) compilation).program();
      Limits limits = problem.validators().limits();
      boolean isChecker =
          Submission.isSubmission(path) && TestlibChecker.is(Submission.load("", path));
      validator =
          isChecker
              ? new TestlibChecker(program, limits, runner, scratch)
              : new ProgramValidator(program, limits, runner, scratch);
      known.put(path, validator);
    }
    return validator;
  }
}
