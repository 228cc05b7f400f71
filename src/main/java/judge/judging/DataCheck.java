package judge.judging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import judge.problem.BadInputException;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.run.Output;
import judge.run.Runner;
import judge.run.Scratch;
import judge.submission.Compiler;
import judge.validate.DefaultValidator;
import judge.validate.InputValidators;
import judge.validate.OutputValidator;
import judge.validate.OutputValidators;
import judge.validate.Validation;

/** Checks the tests of a problem with its own validators. */
final class DataCheck {
  private final Problem problem;
  private final Scratch scratch;
  private final Runner runner;
  private final Compiler compiler;
  private final int jobs;
  private final List<Finding> findings = new ArrayList<>();

  DataCheck(Problem problem, Scratch scratch, Runner runner, int jobs) {
    this.problem = problem;
    this.scratch = scratch;
    this.runner = runner;
    this.compiler = new Compiler(scratch, runner);
    this.jobs = jobs;
  }

  /** What there is to say of inputs and answers. */
  List<Finding> findings() throws BadInputException, InterruptedException {
    try {
      inputs();
      answers();
      for (String name : List.of("invalid_output", "valid_output")) {
        if (Files.isDirectory(problem.directory().resolve("data").resolve(name))) {
          findings.add(Finding.note("data/" + name + " is not used, as it is not supported"));
        }
      }
    } catch (IOException e) {
      findings.add(Finding.fault(e.getMessage()));
    }
    return findings;
  }

  private void inputs() throws BadInputException, IOException, InterruptedException {
    InputValidators validators = InputValidators.of(problem, compiler, runner);
    if (validators.count() == 0) {
      findings.add(Finding.note("no input validators; write one in input_validators/"));
      return;
    }
    int bad =
        count(
            problem.tests(),
            test -> validators.objection(test.input(), test::inputArguments),
            "input");
    if (bad == 0) {
      findings.add(
          Finding.ok(
              validators.count()
                  + (validators.count() == 1
                      ? " input validator accepts "
                      : " input validators accept ")
                  + problem.tests().size()
                  + " inputs"));
    }
    List<TestCase> invalid = problem.invalidInputs();
    int accepted =
        count(
            invalid,
            test ->
                validators.objection(test.input(), test::inputArguments).isEmpty()
                    ? "is accepted, but it should not be"
                    : "",
            "invalid input");
    if (!invalid.isEmpty() && accepted == 0) {
      findings.add(Finding.ok(invalid.size() + " invalid inputs are refused"));
    }
  }

  private void answers() throws BadInputException, IOException, InterruptedException {
    if (problem.kind().interactive() || problem.kind().isMultiPass()) {
      findings.add(
          Finding.note("answers are not validated, as the validator talks or wants more passes"));
      return;
    }
    OutputValidator own = new OutputValidators(compiler, runner, scratch).of(problem);
    int bad =
        count(
            problem.tests(),
            test -> {
              Validation validation = validate(test, test.answer(), own);
              return validation.accepted() ? "" : "is not accepted: " + validation.message();
            },
            "answer");
    if (bad == 0) {
      findings.add(
          Finding.ok("the output validator accepts " + problem.tests().size() + " answers"));
    }
  }

  private Validation validate(TestCase test, Path file, OutputValidator own)
      throws IOException, InterruptedException {
    OutputValidator validator = own != null ? own : new DefaultValidator(test.comparison());
    Path feedback = scratch.newFolder("feedback");
    try {
      return validator.validate(test, test.input(), Output.borrowed(file), feedback);
    } finally {
      Scratch.remove(feedback);
    }
  }

  /** One look at a test; what is wrong, or nothing. */
  private interface Look {
    String at(TestCase test) throws IOException, InterruptedException;
  }

  /** Looks at tests, several at a time, and takes down what is wrong; how many are. */
  private int count(List<TestCase> tests, Look look, String what)
      throws IOException, InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<String>> results = new ArrayList<>();
      for (TestCase test : tests) {
        results.add(workers.submit(() -> look.at(test)));
      }
      int bad = 0;
      for (int i = 0; i < tests.size(); i++) {
        String wrong = results.get(i).get();
        if (!wrong.isEmpty()) {
          bad++;
          findings.add(Finding.bad(what + " " + tests.get(i).name() + ": " + wrong));
        }
      }
      return bad;
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InterruptedException) {
        throw new InterruptedException();
      }
      throw new IOException(e.getCause().getMessage(), e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }
}
