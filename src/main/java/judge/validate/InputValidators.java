package judge.validate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import judge.problem.BadInputException;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Compilation;
import judge.submission.Compiler;
import judge.submission.Program;
import judge.submission.WorkingFiles;
import judge.verdict.Ending;
import org.apache.commons.io.FilenameUtils;

/**
 * The input validators of a problem: programs that say by the exit status 42 that an input is
 * right.
 */
public final class InputValidators {
  private static final int YES = 42;

  /** Checktestdata and VIVA. */
  private static final List<String> OTHER_LANGUAGES = List.of("ctd", "viva");

  private final Runner runner;
  private final Scratch scratch;
  private final Limits limits;
  private final List<Validator> validators = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();

  private record Validator(String name, Program program) {}

  private InputValidators(Runner runner, Scratch scratch, Limits limits) {
    this.runner = runner;
    this.scratch = scratch;
    this.limits = limits;
  }

  /**
   * Compiles those of a problem.
   *
   * @throws IOException if that could not be tried
   */
  public static InputValidators of(
      Problem problem, Compiler compiler, Runner runner, Scratch scratch)
      throws IOException, InterruptedException {
    InputValidators all = new InputValidators(runner, scratch, problem.validators().limits());
    for (Path path : problem.validators().input()) {
      all.add(path, problem, compiler);
    }
    return all;
  }

  private void add(Path path, Problem problem, Compiler compiler)
      throws IOException, InterruptedException {
    String name = path.getFileName().toString();
    if (FilenameUtils.isExtension(name, OTHER_LANGUAGES)) {
      failures.add(
          "the input validator "
              + name
              + " is not run, as such files are not supported; write a program, in Python say");
      return;
    }
    try {
      Compilation compilation = compiler.compileProgram(path, problem);
      if (compilation instanceof Compilation.Compiled compiled) {
        validators.add(new Validator(name, compiled.program()));
      } else {
        String message =
            compilation instanceof Compilation.Failed failed
                ? failed.message()
                : ((Compilation.NotPossible) compilation).message();
        failures.add("the input validator " + name + " does not compile: " + message);
      }
    } catch (BadInputException e) {
      failures.add("the input validator " + name + " is not run: " + e.getMessage());
    }
  }

  /** Of which there is nothing to run, and why. */
  public List<String> failures() {
    return List.copyOf(failures);
  }

  /** How many there are to run. */
  public int count() {
    return validators.size();
  }

  /**
   * Why an input is not right, by the first validator that says so; empty if all accept it.
   *
   * @throws IOException if a validator could not be run, or did not come to an end by itself
   */
  public String objection(TestCase test) throws IOException, InterruptedException {
    for (Validator validator : validators) {
      List<String> arguments = new ArrayList<>(test.inputArguments(validator.name()));
      arguments.addAll(test.arguments());
      try (WorkingFiles files = WorkingFiles.of(validator.program(), test, scratch);
          RunResult result =
              runner.run(validator.program().on(test.input(), arguments, limits, files))) {
        if (!(result.ending() instanceof Ending.Exited)) {
          throw new IOException(
              "the input validator "
                  + validator.name()
                  + " failed on "
                  + test.name()
                  + ": "
                  + result.ending());
        }
        if (!result.ending().equals(new Ending.Exited(YES))) {
          return validator.name() + " says no: " + describe(result);
        }
      }
    }
    return "";
  }

  private static String describe(RunResult result) throws IOException {
    String said = result.error().strip();
    if (said.isEmpty()) {
      try (var output = result.output().open()) {
        said = new String(output.readNBytes(500), StandardCharsets.UTF_8).strip();
      }
    }
    String last = said.lines().reduce("", (a, b) -> b.isBlank() ? a : b);
    return last.isEmpty() ? result.ending().toString() : last;
  }
}
