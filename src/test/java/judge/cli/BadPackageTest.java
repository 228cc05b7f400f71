package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is missing, contradictory, misspelt or not supported in a package is named, never ignored.
 */
class BadPackageTest {
  private static final String CURRENT = "problem_format_version: 2025-09\n";
  private static final String VALIDATOR = "output_validator/validate.py";
  private static final String SUBMISSIONS = "submissions/submissions.yaml";
  private static final String TIME_LIMIT = "the time limit needs a positive number of seconds";

  @TempDir Path temp;

  private ProblemFolder problem(String yaml) throws IOException {
    return ProblemFolder.empty(temp.resolve("package"))
        .with("problem.yaml", yaml)
        .with("data/secret/1.in", "1 2\n")
        .with("data/secret/1.ans", "3\n")
        .with("submissions/accepted/three.py", "print(3)\n");
  }

  private static Cli.Result judge(ProblemFolder problem) {
    return Cli.run(problem.path(), problem.path("submissions/accepted/three.py"));
  }

  @Test
  void theSamePackageWithNothingBadIsJudged() throws IOException {
    assertThat(judge(problem(CURRENT)).status()).isZero();
    assertThat(judge(problem("")).status()).isZero();
  }

  static Stream<Arguments> contradictions() {
    return Stream.of(
        Arguments.of("validation: custom", "output_validators is not there"),
        Arguments.of("validation: custom interactive", "needs an output validator of its own"),
        Arguments.of("validation: sometimes", "validation is 'sometimes'"),
        Arguments.of(CURRENT + "type: interactive", "output_validator is not there"),
        Arguments.of(CURRENT + "type: multi-pass", "needs an output validator of its own"),
        Arguments.of(CURRENT + "type: [pass-fail, scoring]", "both pass-fail and scoring"),
        Arguments.of(CURRENT + "type: [scoring, submit-answer]", "type is 'submit-answer'"),
        Arguments.of(CURRENT + "limits: {validation_passes: 3}", "for multi-pass problems alone"),
        Arguments.of(CURRENT + "limits: {validation_time: 0}", "limits.validation_time"),
        Arguments.of(CURRENT + "limits: {validation_memory: no}", "limits.validation_memory"),
        Arguments.of(
            CURRENT + "limits: {time_multipliers: {ac_to_time_limit: 0.5}}",
            "limits.time_multipliers.ac_to_time_limit is a number from 1 to 1000, not 0.5"),
        Arguments.of(
            CURRENT + "limits: {time_multipliers: {ac: 2}}",
            "unknown key 'limits.time_multipliers.ac'"),
        Arguments.of(CURRENT + "validation: custom", "unknown key 'validation'"),
        Arguments.of(CURRENT + "validator_flags: case_sensitive", "key 'validator_flags'"),
        Arguments.of("languages: [java]", "unknown key 'languages'"),
        Arguments.of(CURRENT + "constants: {2n: 5}", "constants.2n is no name of a constant"),
        Arguments.of(CURRENT + "constants: {n: {tex: 5}}", "constants.n.value needs a value"),
        Arguments.of(CURRENT + "constants: {n: [5]}", "constants.n needs a single value"),
        Arguments.of("constants: {n: 5}", "unknown key 'constants'"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("contradictions")
  void problemYaml(String yaml, String message) throws IOException {
    assertRefused(judge(problem(yaml)), message);
  }

  static Stream<Arguments> files() {
    return Stream.of(
        Arguments.of("", "data/testdata.yaml", "on_rejct: break", "unknown key 'on_rejct'"),
        Arguments.of("", "data/secret/testdata.yaml", "max_score: 5", "unknown key 'max_score'"),
        Arguments.of("", "data/testdata.yaml", "on_reject: stop", "on_reject is 'stop'"),
        Arguments.of("", "data/testdata.yaml", "grading: custom", "grading is custom"),
        Arguments.of("", "data/testdata.yaml", "grader_flags: sum best", "unknown flag 'best'"),
        Arguments.of("", "data/testdata.yaml", "accept_score: much", "accept_score needs a"),
        Arguments.of("", "data/secret/test_group.yaml", "{}", "rename it"),
        Arguments.of("", "graders/grade.py", "", "graders is a part"),
        Arguments.of("", ".timelimit", "soon", TIME_LIMIT + ", not 'soon'"),
        Arguments.of("", ".timelimit", "0", TIME_LIMIT),
        Arguments.of("", ".timelimit", "-1", TIME_LIMIT),
        Arguments.of("", ".timelimit", "NaN", TIME_LIMIT),
        Arguments.of("", ".timelimit", "", TIME_LIMIT),
        Arguments.of("", "domjudge-problem.ini", "timelimit='x'", TIME_LIMIT + ", not 'x'"),
        Arguments.of(
            CURRENT, "data/secret/test_group.yaml", "max_scor: 5", "unknown key 'max_scor'"),
        Arguments.of(
            CURRENT, "data/secret/test_group.yaml", "max_score: many", "max_score needs a"),
        Arguments.of(CURRENT, "data/secret/test_group.yaml", "score_aggregation: max", "is 'max'"),
        Arguments.of(CURRENT, "data/secret/test_group.yaml", "args: {a: b}", "args needs a"),
        Arguments.of(
            CURRENT,
            "data/secret/test_group.yaml",
            "static_validation_score: 5",
            "static_validation_score is a part"),
        Arguments.of(CURRENT, "data/secret/test_group.yaml", "- 1", "test_group.yaml: needs keys"),
        Arguments.of(CURRENT, "data/secret/testdata.yaml", "grading: default", "rename it"),
        Arguments.of(CURRENT, "data/secret/1.yaml", "hnit: think", "unknown key 'hnit'"),
        Arguments.of(
            CURRENT,
            "data/secret/1.yaml",
            "output_validator_args: [exactly]",
            "output validator of secret/1: unknown option 'exactly'"),
        Arguments.of("", "data/secret/1.files/a.txt", "", "1.files is a part"),
        Arguments.of(CURRENT, "data/secret/2.files/a.txt", "", "2.files belongs to no test"),
        Arguments.of(CURRENT, "include/a.h", "", "a.h is in no folder for a language; move it to"),
        Arguments.of(CURRENT, "static_validator/a.py", "", "static_validator is a part"),
        Arguments.of(CURRENT, "data/secret/2.in", "", "2.in has no answer file"),
        Arguments.of(CURRENT, "output_validator/validate.rb", "", "no source of a known language"),
        Arguments.of(CURRENT, "output_validator/notes.txt", "", "no source of a known language"),
        Arguments.of(CURRENT, SUBMISSIONS, "- accepted", "submissions.yaml: needs keys"),
        Arguments.of(CURRENT, SUBMISSIONS, "accepted: AC", "accepted needs keys with values"),
        Arguments.of(
            CURRENT, SUBMISSIONS, "accepted: {permited: [AC]}", "accepted.permited is unknown"),
        Arguments.of(
            CURRENT, SUBMISSIONS, "accepted: {permitted: [OK]}", "accepted.permitted names OK"),
        Arguments.of(
            CURRENT, SUBMISSIONS, "accepted: {required: [CE]}", "accepted.required names CE"),
        Arguments.of(CURRENT, SUBMISSIONS, "accepted: {score: all}", "accepted.score needs a"),
        Arguments.of(
            CURRENT,
            SUBMISSIONS,
            "accepted: {secret: {score: much}}",
            "accepted.secret.score needs a number"),
        Arguments.of(
            CURRENT,
            SUBMISSIONS,
            "accepted: {use_for_time_limit: never}",
            "accepted.use_for_time_limit is true, false, lower or upper"),
        Arguments.of(CURRENT, "data/valid_output/1.in", "", "1.in has no 1.ans beside it"),
        Arguments.of(
            CURRENT,
            SUBMISSIONS,
            "accepted: {secret: {required: AC, verdict: AC}}",
            "unknown key 'accepted.secret.verdict'"),
        Arguments.of(
            CURRENT,
            "submissions/accepted/three.py",
            "# @EXPECTED_RESULTS@: CORRECT, PERFECT\nprint(3)\n",
            "@EXPECTED_RESULTS@ names PERFECT; known are ACCEPTED"));
  }

  @ParameterizedTest(name = "{0}{1}: {2}")
  @MethodSource("files")
  void otherFiles(String yaml, String file, String text, String message) throws IOException {
    assertRefused(judge(problem(yaml).with(file, text)), message);
  }

  @Test
  void severalOutputValidatorsAreRefused() throws IOException {
    String validator = "import sys\nsys.exit(42)\n";
    assertRefused(
        judge(
            problem("validation: custom\n")
                .with("output_validators/a.py", validator)
                .with("output_validators/b.py", validator)),
        "output_validators has several output validators; keep one");
  }

  @Test
  void outputValidatorInSeveralLanguagesIsRefused() throws IOException {
    assertRefused(
        judge(problem(CURRENT).with(VALIDATOR, "").with("output_validator/more.c", "")),
        "or of several");
  }

  @Test
  void unknownGroupInRequirePassIsNamed() throws IOException {
    Cli.Result result =
        judge(
            problem(CURRENT + "type: scoring\n")
                .with("data/secret/test_group.yaml", "require_pass: secret/first\n"));
    assertThat(result.out()).contains("require_pass names secret/first, which is no group");
    assertThat(result.status()).isEqualTo(2);
  }

  /** One message and no stack trace, exit status 2. */
  private static void assertRefused(Cli.Result result, String message) {
    assertThat(result.err()).startsWith("error: ").contains(message);
    assertThat(result.err().lines().filter(line -> !line.startsWith("note: "))).hasSize(1);
    assertThat(result.status()).isEqualTo(2);
  }
}
