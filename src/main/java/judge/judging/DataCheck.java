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
import java.util.function.Function;
import judge.problem.BadInputException;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.ValidationTests.GivenOutput;
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
  private static final String ACCEPTED = "is accepted, but it should not be";

  private final Problem problem;
  private final Scratch scratch;
  private final Runner runner;
  private final Compiler compiler;
  private final int jobs;
  private final List<Finding> findings = new ArrayList<>();

  DataCheck(Problem problem, Compiler compiler, Scratch scratch, Runner runner, int jobs) {
    this.problem = problem;
    this.scratch = scratch;
    this.runner = runner;
    this.compiler = compiler;
    this.jobs = jobs;
  }

  /** What there is to say of inputs, answers and outputs. */
  List<Finding> findings() throws BadInputException, InterruptedException {
    try {
      inputs();
    } catch (IOException e) {
      findings.add(Finding.fault(e.getMessage()));
    }
    try {
      outputs();
    } catch (IOException e) {
      findings.add(Finding.fault(e.getMessage()));
    }
    if (Files.isDirectory(problem.directory().resolve("data/invalid_answers"))) {
      findings.add(
          Finding.note("data/invalid_answers is not used, as the format has no such data"));
    }
    return findings;
  }

  private void inputs() throws IOException, InterruptedException {
    InputValidators validators = InputValidators.of(problem, compiler, runner, scratch);
    validators.failures().forEach(failure -> findings.add(Finding.fault(failure)));
    if (validators.count() == 0) {
      if (validators.failures().isEmpty()) {
        findings.add(Finding.note("no input validators; write one in input_validators/"));
      }
      return;
    }
    List<TestCase> tests = new ArrayList<>(problem.tests());
    problem.validationTests().outputs().stream()
        .map(GivenOutput::test)
        .filter(test -> !tests.contains(test))
        .forEach(tests::add);
    check(
        tests,
        TestCase::name,
        "input",
        validators::objection,
        validators.count()
            + (validators.count() == 1 ? " input validator accepts " : " input validators accept ")
            + tests.size()
            + " inputs");
    if (!validators.failures().isEmpty()) {
      return; // it may be the missing one that would refuse
    }
    List<TestCase> invalid = problem.validationTests().invalidInputs();
    check(
        invalid,
        TestCase::name,
        "invalid input",
        test -> validators.objection(test).isEmpty() ? ACCEPTED : "",
        invalid.size() + " invalid inputs are refused");
  }

  private void outputs() throws BadInputException, IOException, InterruptedException {
    if (problem.kind().interactive() || problem.kind().isMultiPass()) {
      findings.add(
          Finding.note("answers are not validated, as the validator talks or wants more passes"));
      return;
    }
    OutputValidator own = new OutputValidators(compiler, runner, scratch).of(problem);
    check(
        problem.tests(),
        TestCase::name,
        "answer",
        test -> refusal(test, test.answer(), own),
        "the output validator accepts " + problem.tests().size() + " answers");
    List<GivenOutput> right = outputs(true);
    check(
        right,
        output -> output.test().name(),
        "valid output",
        output -> refusal(output.test(), output.file(), own),
        right.size() + " valid outputs are accepted");
    List<GivenOutput> wrong = outputs(false);
    check(
        wrong,
        output -> output.test().name(),
        "invalid output",
        output -> refusal(output.test(), output.file(), own).isEmpty() ? ACCEPTED : "",
        wrong.size() + " invalid outputs are refused");
  }

  private List<GivenOutput> outputs(boolean areRight) {
    return problem.validationTests().outputs().stream()
        .filter(output -> output.isRight() == areRight)
        .toList();
  }

  private String refusal(TestCase test, Path file, OutputValidator own)
      throws IOException, InterruptedException {
    Validation validation = validate(test, file, own);
    return validation.accepted() ? "" : "is not accepted: " + validation.message();
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

  /** One look at something; what is wrong, or nothing. */
  private interface Look<T> {
    String at(T thing) throws IOException, InterruptedException;
  }

  /** Looks at things, several at a time, and takes down what is wrong, or that nothing is. */
  private <T> void check(
      List<T> things, Function<T, String> name, String what, Look<T> look, String allRight)
      throws IOException, InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(jobs);
    try {
      List<Future<String>> results = new ArrayList<>();
      for (T thing : things) {
        results.add(workers.submit(() -> look.at(thing)));
      }
      int bad = 0;
      for (int i = 0; i < things.size(); i++) {
        String wrong = results.get(i).get();
        if (!wrong.isEmpty()) {
          bad++;
          findings.add(Finding.bad(what + " " + name.apply(things.get(i)) + ": " + wrong));
        }
      }
      if (bad == 0 && !things.isEmpty()) {
        findings.add(Finding.ok(allRight));
      }
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
