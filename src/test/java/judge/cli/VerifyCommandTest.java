package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {
  private static final Path PACKAGES = Path.of("src/test/resources/packages");
  private static final String ECHO = "print(input())\n";

  @TempDir Path temp;

  /** A package with which nothing is wrong: print the number, which is from 1 to 100. */
  private ProblemFolder echo() throws IOException {
    return ProblemFolder.empty(temp.resolve("echo"))
        .with("problem.yaml", "problem_format_version: 2025-09\nname: Echo\n")
        .with(
            "input_validators/number.py",
            """
            import sys
            n = int(input())
            if not 1 <= n <= 100:
                sys.exit(f"{n} is not from 1 to 100")
            sys.exit(42)
            """)
        .with("data/sample/1.in", "1\n")
        .with("data/sample/1.ans", "1\n")
        .with("data/secret/2.in", "2\n")
        .with("data/secret/2.ans", "2\n")
        .with("data/secret/3.in", "3\n")
        .with("data/secret/3.ans", "3\n")
        .with("data/invalid_input/zero.in", "0\n")
        .with("submissions/accepted/echo.py", ECHO)
        .with("submissions/wrong_answer/five.py", "print(5)\n");
  }

  @Test
  void goodPackageIsToldWhatIsGoodAboutIt() throws IOException {
    Cli.Result result = Cli.run("verify", echo().path());
    assertThat(result.out())
        .startsWith("echo\n")
        .contains(
            "  ok     1 input validator accepts 3 inputs\n",
            "  ok     1 invalid inputs are refused\n",
            "  ok     the output validator accepts 3 answers\n",
            "  ok     2 of 2 submissions judged as expected\n",
            "  ok     time limit 2 s: slowest accepted ",
            "  ok     every test fails a submission that is to fail\n")
        .doesNotContain("BAD", "FAULT");
    assertThat(result.status()).isZero();
  }

  @Test
  void packagesOfEachFormatAreGood() {
    Cli.Result result =
        Cli.run(
            "verify",
            PACKAGES.resolve("legacy"),
            PACKAGES.resolve("format-2025-09"),
            PACKAGES.resolve("constants"),
            PACKAGES.resolve("files-and-arguments"),
            PACKAGES.resolve("included-files"),
            PACKAGES.resolve("included-files-legacy"),
            PACKAGES.resolve("multi-pass"));
    assertThat(result.out())
        .contains("1 input validator accepts 4 inputs", "2 invalid inputs are refused")
        .contains("1 input validator accepts 2 inputs", "1 invalid inputs are refused")
        .contains("7 of 7 submissions judged as expected", "answers are not validated")
        .doesNotContain("BAD", "FAULT");
    assertThat(result.status()).as(result.toString()).isZero();
  }

  @Test
  void inputThatAnInputValidatorRefusesIsBad() throws IOException {
    ProblemFolder problem =
        echo().with("data/secret/2.in", "101\n").with("data/secret/2.ans", "101\n");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("  BAD    input secret/2: number.py says no: 101 is not from 1 to 100\n")
        .doesNotContain("accepts 3 inputs");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void invalidInputThatIsAcceptedIsBad() throws IOException {
    Cli.Result result =
        Cli.run("verify", echo().with("data/invalid_input/hundred.in", "100\n").path());
    assertThat(result.out())
        .contains(
            "  BAD    invalid input invalid_input/hundred: is accepted, but it should not be");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void answerThatTheOutputValidatorRefusesIsBad() throws IOException {
    ProblemFolder problem =
        echo()
            .with(
                "output_validator/same.py",
                "import sys\n"
                    + "sys.exit(42 if sys.stdin.read() == open(sys.argv[1]).read() else 43)\n")
            .with("data/secret/3.ans", "4\n");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out()).contains("  BAD    answer secret/3: is not accepted");
    assertThat(result.status()).isEqualTo(1);
  }

  private ProblemFolder echoWithOutputs(String valid, String invalid) throws IOException {
    return echo()
        .with("data/valid_output/spaces.in", "4\n")
        .with("data/valid_output/spaces.ans", "4\n")
        .with("data/valid_output/spaces.out", valid)
        .with("data/invalid_output/off-by-one.in", "5\n")
        .with("data/invalid_output/off-by-one.ans", "5\n")
        .with("data/invalid_output/off-by-one.out", invalid);
  }

  @Test
  void outputsThatTheValidatorHasToTellApartAre() throws IOException {
    Cli.Result result =
        Cli.run("verify", echoWithOutputs(" 4 ", "6\n").with("data/sample/1.out", "1").path());
    assertThat(result.out())
        .contains(
            "  ok     1 input validator accepts 5 inputs\n",
            "  ok     2 valid outputs are accepted\n",
            "  ok     1 invalid outputs are refused\n");
    assertThat(result.status()).isZero();
  }

  @Test
  void outputsThatTheValidatorTakesForTheOtherKindAreBad() throws IOException {
    ProblemFolder problem = echoWithOutputs("44\n", "5.0\n").with("data/sample/1.out", "01");
    Cli.Result result =
        Cli.run(
            "verify",
            problem
                .with(
                    "data/invalid_output/test_group.yaml",
                    "output_validator_args: [float_tolerance, 0]")
                .path());
    assertThat(result.out())
        .contains("  BAD    valid output sample/1: is not accepted: line 1, token 1")
        .contains("  BAD    valid output valid_output/spaces: is not accepted: line 1, token 1")
        .contains("  BAD    invalid output invalid_output/off-by-one: is accepted, but it should");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void inputOfAnOutputMustBeValid() throws IOException {
    ProblemFolder problem = echoWithOutputs("4", "6").with("data/valid_output/spaces.in", "four\n");
    assertThat(Cli.run("verify", problem.path()).out())
        .contains("  BAD    input valid_output/spaces: number.py says no");
  }

  @Test
  void inputValidatorOfAnotherKindIsNamedAndTheRestIsChecked() throws IOException {
    ProblemFolder problem =
        echo().with("input_validators/a.ctd", "EOF\n").with("input_validators/b.rb", "");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("  FAULT  the input validator a.ctd is not run, as such files are not supported")
        .contains("  FAULT  the input validator b.rb is not run: ")
        .contains("  ok     1 input validator accepts 3 inputs\n")
        .contains("  ok     2 of 2 submissions judged as expected\n");
    assertThat(result.status()).isEqualTo(2);
  }

  @Test
  void submissionOfWhichNothingCanBeExpectedIsNamedAndTheRestIsChecked() throws IOException {
    ProblemFolder problem =
        echo()
            .with("submissions/accepted/odd.py", "# @EXPECTED_RESULTS@: GOOD\n" + ECHO)
            .with("submissions/accepted/two/a.py", ECHO)
            .with("submissions/accepted/two/b.c", "");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("odd.py: @EXPECTED_RESULTS@ names GOOD; known are ")
        .contains("two is no source of a known language, or of several")
        .contains("  ok     2 of 2 submissions judged as expected\n");
    assertThat(result.status()).isEqualTo(2);
  }

  @Test
  void surpriseIsNamedWithItsFirstTest() throws IOException {
    Cli.Result result =
        Cli.run("verify", echo().with("submissions/accepted/two.py", "print(2)\n").path());
    assertThat(result.out())
        .contains(
            "  BAD    submissions/accepted/two.py: WA, expected AC: sample/1: line 1, token 1")
        .contains("  note   2 of 3 submissions judged as expected");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void packageOfWhichNothingIsAcceptedIsBad() throws IOException {
    Cli.Result result =
        Cli.run("verify", echo().with("submissions/accepted/echo.py", "print(0)\n").path());
    assertThat(result.out()).contains("  BAD    no submission is accepted\n");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void limitThatIsCloseToTheSlowestAcceptedIsNoted() throws IOException {
    String slow = "import time\nwhile time.process_time() < 0.6:\n    pass\n" + ECHO;
    ProblemFolder problem =
        echo()
            .with("problem.yaml", "problem_format_version: 2025-09\nlimits: {time_limit: 1}\n")
            .with("submissions/accepted/slow.py", slow);
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .containsPattern("note   time limit 1 s: slowest accepted 0\\.\\d+ s \\(\\S+/slow.py\\)")
        .contains("the limit should be 2.0 x as much");
    assertThat(result.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "problem_format_version: 2025-09\nlimits: {time_limit: 1, time_multipliers:"
            + " {ac_to_time_limit: 100, time_limit_to_tle: 1.25}}\n",
        "limits: {time_limit: 1, time_multiplier: 100, time_safety_margin: 1.25}\n"
      })
  void marginsOfTheLimitAreTheProblemsOwn(String yaml) throws IOException {
    ProblemFolder problem =
        echo()
            .with("problem.yaml", yaml)
            .with("submissions/time_limit_exceeded/ever.py", "while True:\n    pass\n");
    assertThat(Cli.run("verify", problem.path()).out())
        .contains("take more than 1.25 x the limit; the limit should be 100.0 x as much");
  }

  @Test
  void submissionThatIsOnlyJustTooSlowIsASurprise() throws IOException {
    String slow = "import time\nwhile time.process_time() < 0.6:\n    pass\n" + ECHO;
    ProblemFolder problem =
        echo()
            .with("problem.yaml", "problem_format_version: 2025-09\nlimits: {time_limit: 0.5}\n")
            .with("submissions/time_limit_exceeded/just.py", slow);
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("  BAD    submissions/time_limit_exceeded/just.py: AC, expected TLE");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void submissionsThatAreTooSlowByFarAreTold() throws IOException {
    ProblemFolder problem =
        echo()
            .with("problem.yaml", "problem_format_version: 2025-09\nlimits: {time_limit: 0.3}\n")
            .with("submissions/time_limit_exceeded/ever.py", "while True:\n    pass\n");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("all that are to be too slow take more than 1.5 x the limit")
        .contains("3 of 3 submissions judged as expected");
    assertThat(result.status()).isZero();
  }

  @Test
  void testsThatFailNoSubmissionAreNamed() throws IOException {
    ProblemFolder problem =
        echo().with("submissions/wrong_answer/five.py", "print(min(2, int(input())))\n");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("  note   2 tests fail no submission: sample/1, secret/2\n")
        .contains("  note   submissions/wrong_answer/five.py fails only 1 test\n");
    assertThat(result.status()).isZero();
  }

  @Test
  void packageWithoutWhatCouldShowAFaultIsNoted() throws IOException {
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("bare"))
            .with("data/secret/1.in", "1\n")
            .with("data/secret/1.ans", "1\n")
            .with("submissions/accepted/echo.py", ECHO)
            .with("submissions/accepted/echo.rb", "puts gets\n");
    Cli.Result result = Cli.run("verify", problem.path());
    assertThat(result.out())
        .contains("  note   no input validators; write one in input_validators/\n")
        .contains("  note   no submission that is to fail; what the tests catch is not known\n")
        .contains("  note   submissions/accepted/echo.rb is in no known language\n");
    assertThat(result.status()).isZero();
  }

  @Test
  void matrixShowsWhichSubmissionFailsWhichTest() throws IOException {
    ProblemFolder problem =
        echo()
            .with("submissions/wrong_answer/one.py", "print(1)\n")
            .with("submissions/wrong_answer/two.py", "print(2)\n");
    Cli.Result result = Cli.run("verify", "--matrix", problem.path());
    assertThat(result.out())
        .endsWith(
            """
              submissions/wrong_answer/five.py
              | submissions/wrong_answer/one.py
              | | submissions/wrong_answer/two.py
              x . x  sample/1
              x x .  secret/2
              x x x  secret/3
            """
                .indent(2)
                .replaceAll("(?m)^  ", ""));
    assertThat(result.status()).isZero();
  }

  @Test
  void matrixShowsTheWrongSubmissionThatNoTestFails() throws IOException {
    ProblemFolder problem = echo().with("submissions/wrong_answer/right.py", ECHO);
    Cli.Result result = Cli.run("verify", "--matrix", problem.path());
    assertThat(result.out())
        .contains("  | submissions/wrong_answer/right.py\n", "  x .  sample/1\n");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void validatorThatDoesNotWorkIsAFault() throws IOException {
    Cli.Result input =
        Cli.run("verify", echo().with("input_validators/number.py", "print(\n").path());
    assertThat(input.out())
        .contains("  FAULT  the input validator number.py does not compile")
        .contains("number.py");
    assertThat(input.status()).isEqualTo(2);
    Cli.Result output =
        Cli.run("verify", echo().with("output_validator/crash.py", "raise KeyError(1)\n").path());
    assertThat(output.out())
        .contains("  FAULT  ")
        .contains("the output validator failed: exit status 1: KeyError: 1");
    assertThat(output.status()).isEqualTo(2);
  }

  /** Or an invalid input would count as refused by a validator that never said so. */
  @Test
  void inputValidatorThatHangsOrIsKilledIsAFault() throws IOException {
    ProblemFolder problem =
        echo()
            .with(
                "problem.yaml",
                "problem_format_version: 2025-09\nname: Echo\nlimits: {validation_time: 1}\n");
    String only = "import os, sys\nif input() != '0': sys.exit(42)\n";
    for (String[] how :
        new String[][] {
          {"while True: pass\n", "CPU time over the limit"},
          {"os.abort()\n", "killed by SIGABRT"},
        }) {
      problem.with("input_validators/number.py", only + how[0]);
      Cli.Result result = Cli.run("verify", problem.path());
      assertThat(result.out())
          .contains(
              "  FAULT  the input validator number.py failed on invalid_input/zero: " + how[1])
          .doesNotContain("invalid inputs are refused");
      assertThat(result.status()).isEqualTo(2);
    }
  }

  @Test
  void whatIsNoProblemIsRefused() {
    Cli.Result result = Cli.run("verify", temp);
    assertThat(result.err()).contains("is no problem");
    assertThat(result.status()).isEqualTo(2);
  }
}
