package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exit status tells whether a submission is judged as its author expects. */
class ExpectationsTest {
  /** Right on both tests, on the first alone, and so on. */
  private static final String AC = "print(input())\n";

  private static final String FIRST = "print(min(3, int(input())))\n";
  private static final String WA = "print(0)\n";
  private static final String RTE = "raise ValueError('no')\n";
  private static final String TLE = "while True:\n    pass\n";
  private static final String CE = "print(\n";
  private static final String MLE = "x = 'x' * (100 << 20)\nprint(input())\n";
  private static final String OLE = "while True:\n    print('x' * 100000)\n";

  @TempDir Path temp;

  private ProblemFolder problem() throws IOException {
    return ProblemFolder.empty(temp.resolve("package"))
        .with("problem.yaml", "problem_format_version: 2025-09\nlimits: {memory: 64, output: 1}\n")
        .with("data/secret/a/1.in", "3\n")
        .with("data/secret/a/1.ans", "3\n")
        .with("data/secret/b/1.in", "5\n")
        .with("data/secret/b/1.ans", "5\n");
  }

  private static String code(String verdict) {
    return switch (verdict) {
      case "AC" -> AC;
      case "FIRST" -> FIRST;
      case "WA" -> WA;
      case "RTE" -> RTE;
      case "TLE" -> TLE;
      case "CE" -> CE;
      case "MLE" -> MLE;
      case "OLE" -> OLE;
      default -> throw new IllegalArgumentException(verdict);
    };
  }

  private static Cli.Result judge(ProblemFolder problem, String submission) {
    return Cli.run(
        "--jobs",
        "1",
        "--time-limit",
        "0.4",
        problem.path(),
        problem.path("submissions/" + submission));
  }

  @ParameterizedTest
  @CsvSource({
    "accepted,AC,0",
    "accepted,WA,1",
    "accepted,FIRST,1",
    "wrong_answer,WA,0",
    "wrong_answer,FIRST,0",
    "wrong_answer,AC,1",
    "wrong_answer,RTE,1",
    "time_limit_exceeded,TLE,0",
    "time_limit_exceeded,AC,1",
    "run_time_error,RTE,0",
    "run_time_error,MLE,0",
    "run_time_error,WA,1",
    "memory_limit_exceeded,MLE,0",
    "memory_limit_exceeded,RTE,1",
    "output_limit_exceeded,OLE,0",
    "compiler_error,CE,0",
    "compiler_error,AC,1",
    "rejected,WA,0",
    "rejected,RTE,0",
    "rejected,TLE,0",
    "rejected,AC,1",
    "rejected,CE,1",
    "brute_force,TLE,0",
    "brute_force,RTE,0",
    "brute_force,WA,1",
    "brute_force,AC,1",
    "partially_accepted,AC,0",
    "partially_accepted,WA,1",
  })
  void folderOfASubmissionNamesItsVerdict(String folder, String verdict, int status)
      throws IOException {
    String submission = folder + "/one.py";
    ProblemFolder problem = problem().with("submissions/" + submission, code(verdict));
    Cli.Result result = judge(problem, submission);
    assertThat(result.status()).as(result.toString()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CORRECT|AC|0",
        "WRONG-ANSWER|WA|0",
        "WRONG-ANSWER|AC|1",
        "wrong_answer|WA|0",
        "TIMELIMIT, RUN-ERROR|RTE|0",
        "TIMELIMIT, RUN-ERROR|TLE|0",
        "TIMELIMIT, RUN-ERROR|WA|1",
        "CORRECT,WRONG-ANSWER|AC|0",
        "NO-OUTPUT|WA|0",
        "COMPILER-ERROR|CE|0",
        "MEMORY-LIMIT|MLE|0",
        "OUTPUT-LIMIT|OLE|0",
        "CHECK-MANUALLY|WA|0",
        "CHECK_MANUALLY|AC|0",
      })
  void annotationInASourceGoesBeforeItsFolder(String names, String verdict, int status)
      throws IOException {
    String submission = "accepted/one.py";
    String source = "# A comment.\n# @EXPECTED_RESULTS@: " + names + "\n" + code(verdict);
    Cli.Result result = judge(problem().with("submissions/" + submission, source), submission);
    assertThat(result.status()).as(result.toString()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "accepted: {permitted: [AC]}|AC|0",
        "accepted: {permitted: [AC]}|FIRST|1",
        "accepted: {permitted: [AC, WA], required: [WA]}|FIRST|0",
        "accepted: {permitted: [AC, WA], required: [WA]}|AC|1",
        "accepted: {permitted: [AC, WA], required: [WA]}|RTE|1",
        "accepted: {permitted: [AC, RTE, TLE], required: [TLE, RTE]}|RTE|0",
        "'{accepted,others}/o*.py': {required: [WA]}|AC|1",
        "'acc*': {authors: Somebody, model_solution: true, use_for_time_limit: lower}|AC|0",
        "accepted: {permitted: [AC, TLE]}|TLE|0",
        "accepted: {permitted: [AC, TLE], use_for_time_limit: lower}|TLE|1",
        "accepted: {permitted: [AC, TLE], use_for_time_limit: upper}|AC|1",
        "others: {permitted: [WA]}|AC|0",
        "accepted: {permitted: [AC, WA], secret/a: {permitted: [AC]}, secret/b: {permitted: [WA]}}|FIRST|0",
        "accepted: {secret/a: {permitted: [WA]}, secret/b: {permitted: [AC]}}|FIRST|1",
        "accepted: {secret/a: {permitted: [AC]}, secret/b: {required: [WA]}}|AC|1",
        "accepted: {permitted: [AC, WA], 'secret/*': {required: [WA]}}|FIRST|0",
        "accepted: {'secret/{a,b}': {required: [RTE]}}|FIRST|1",
        "accepted: {permitted: [AC, WA], message: 'expected 5, got 3'}|FIRST|0",
        "accepted: {permitted: [AC, WA], message: 'expected 6'}|FIRST|1",
        "accepted: {required: [WA]}|FIRST|1",
        "accepted: {permitted: [AC, WA], secret/a: {message: 'expected 5'}}|FIRST|1",
        "accepted: {permitted: [AC, WA], secret/b: {message: 'expected 5'}}|FIRST|0",
      })
  void submissionsYamlSaysWhatRunsMayAndMustBe(String yaml, String verdict, int status)
      throws IOException {
    String submission = "accepted/one.py";
    ProblemFolder problem =
        problem()
            .with("submissions/submissions.yaml", yaml + "\n")
            .with("submissions/" + submission, code(verdict));
    Cli.Result result = judge(problem, submission);
    assertThat(result.status()).as(result.toString()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score: 100|AC|0",
        "permitted: [AC, WA], score: 60|FIRST|0",
        "permitted: [AC, WA], score: [40, 60]|FIRST|0",
        "score: [40, 60]|AC|1",
        "score: 0|FIRST|1",
        "permitted: [AC, WA], secret: {score: 60}|FIRST|0",
        "permitted: [AC, WA], secret: {score: 100}|FIRST|1",
        "permitted: [AC, WA], secret/a: {score: 60}|FIRST|0",
        "permitted: [AC, WA], 'secret/{a,b}': {score: 60}|FIRST|1",
        "secret/b: {score: [39, 41]}|AC|0",
      })
  void submissionsYamlSaysTheScore(String yaml, String verdict, int status) throws IOException {
    ProblemFolder problem =
        problem()
            .with("problem.yaml", "problem_format_version: 2025-09\ntype: scoring\n")
            .with("data/secret/a/test_group.yaml", "max_score: 60\n")
            .with("data/secret/b/test_group.yaml", "max_score: 40\n")
            .with("submissions/submissions.yaml", "accepted: {" + yaml + "}\n")
            .with("submissions/accepted/one.py", code(verdict));
    Cli.Result result = judge(problem, "accepted/one.py");
    assertThat(result.status()).as(result.toString()).isEqualTo(status);
  }

  @Test
  void surpriseInTheScoreIsNamed() throws IOException {
    ProblemFolder problem =
        problem()
            .with("problem.yaml", "problem_format_version: 2025-09\ntype: scoring\n")
            .with("data/secret/a/test_group.yaml", "max_score: 60\n")
            .with("data/secret/b/test_group.yaml", "max_score: 40\n")
            .with("submissions/submissions.yaml", "accepted: {score: 60}\n")
            .with("submissions/accepted/one.py", AC);
    assertThat(judge(problem, "accepted/one.py").out()).contains("expected score 60 ");
  }

  @Test
  void surpriseInTheRunsIsNamed() throws IOException {
    ProblemFolder problem =
        problem()
            .with("submissions/submissions.yaml", "wrong_answer: {secret/a: {permitted: [AC]}}\n")
            .with("submissions/wrong_answer/one.py", WA);
    assertThat(judge(problem, "wrong_answer/one.py").out())
        .contains("expected nothing but AC on secret/a");
  }

  @Test
  void annotationMayStandInAnotherFileOfTheFolder() throws IOException {
    ProblemFolder problem =
        problem()
            .with("submissions/accepted/one/main.py", WA)
            .with("submissions/accepted/one/notes.txt", "@EXPECTED_RESULTS@: WRONG-ANSWER\n");
    assertThat(judge(problem, "accepted/one").status()).isZero();
  }

  @Test
  void folderThatOnlySubmissionsYamlKnowsIsAsThatSays() throws IOException {
    ProblemFolder problem =
        problem()
            .with("submissions/submissions.yaml", "'mixed/*': {permitted: [AC, WA]}\n")
            .with("submissions/mixed/one.py", FIRST)
            .with("submissions/mixed/two.py", RTE);
    assertThat(judge(problem, "mixed/one.py").status()).isZero();
    assertThat(judge(problem, "mixed/two.py").status()).isEqualTo(1);
  }

  @Test
  void languageAndEntryPointAreAsSubmissionsYamlSays() throws IOException {
    ProblemFolder problem =
        problem()
            .with(
                "submissions/submissions.yaml",
                "'*/text': {language: python3}\n"
                    + "'*/two': {entrypoint: second.py}\n"
                    + "'*/Three.java': {entrypoint: Second}\n"
                    + "'*/Four.java': {entrypoint: Third}\n"
                    + "'*/rust.py': {language: rust}\n")
            .with("submissions/accepted/text", AC)
            .with("submissions/accepted/two/first.py", WA)
            .with("submissions/accepted/two/second.py", AC);
    for (String name : List.of("Three", "Four")) {
      problem.with(
          "submissions/accepted/" + name + ".java",
          "class First { public static void main(String[] a) {} }\n"
              + "class Second { public static void main(String[] a) {\n"
              + "  System.out.println(new java.util.Scanner(System.in).next()); } }\n");
    }
    problem.with("submissions/accepted/rust.py", AC);
    assertThat(judge(problem, "accepted/text").out()).contains("AC    2/2");
    assertThat(judge(problem, "accepted/two").out()).contains("AC    2/2");
    assertThat(judge(problem, "accepted/Three.java").out()).contains("AC    2/2");
    assertThat(judge(problem, "accepted/Four.java").out())
        .contains("CE", "the entry point Third has no main method");
    Cli.Result result = judge(problem, "accepted/rust.py");
    assertThat(result.err()).contains("is in the language 'rust', which is not known; known are");
    assertThat(result.status()).isEqualTo(2);
  }

  @Test
  void messageOfAnAcceptedRunIsTheValidatorsToo() throws IOException {
    ProblemFolder problem =
        problem()
            .with(
                "output_validator/yes.py",
                "import sys\n"
                    + "open(sys.argv[3] + 'judgemessage.txt', 'w').write('by luck')\n"
                    + "sys.exit(42)\n")
            .with("submissions/accepted/one.py", AC)
            .with("submissions/submissions.yaml", "accepted: {message: by luck}\n");
    Cli.Result result = judge(problem, "accepted/one.py");
    assertThat(result.status()).as(result.toString()).isZero();
    problem.with("submissions/submissions.yaml", "accepted: {message: by skill}\n");
    assertThat(judge(problem, "accepted/one.py").status()).isEqualTo(1);
  }
}
