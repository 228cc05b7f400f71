package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What validators get to see, and what is seen of them. */
class ValidatorsTest {
  private static final Path PACKAGES = Path.of("src/test/resources/packages");

  @TempDir Path temp;

  @Test
  void conversationIsShownOfAWrongAnswerIfAskedFor() {
    Path game = PACKAGES.resolve("interactive");
    Path wrong = game.resolve("submissions/wrong_answer/ends-early.py");
    assertThat(Cli.run("-v", game, wrong).out())
        .contains("secret/1 ", "the guesses ended\n    > 500\n    < lower\n")
        .contains("    > 500\n    < higher\n");
    assertThat(Cli.run(game, wrong).out()).doesNotContain("> 500");
  }

  @Test
  void validatorCannotReadWhatTheJudgeCan() throws IOException {
    Path secret = Files.writeString(temp.resolve("secret.txt"), "of the judge's user\n");
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p"))
            .with("problem.yaml", "problem_format_version: 2025-09\n")
            .with(
                "output_validator/peek.py",
                """
                import os
                import sys
                found = [path for path in sys.argv[4:] if os.path.exists(path)]
                open(sys.argv[3] + "judgemessage.txt", "w").write("found " + " ".join(found))
                sys.exit(43)
                """)
            .with("data/secret/1.in", "")
            .with("data/secret/1.ans", "")
            .with(
                "data/secret/1.yaml",
                "output_validator_args: [" + secret + ", " + Path.of("pom.xml").toRealPath() + "]")
            .with("one.py", "print(1)\n");
    Cli.Result result = Cli.run(problem.path(), problem.path("one.py"));
    assumeFalse(result.err().contains("note: submissions are"), "not contained here");
    assertThat(result.out()).contains("first secret/1: found\n");
  }

  @Test
  void validatorThatOnlyItsOwnerMayReadIsRun() throws IOException {
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p"))
            .with("problem.yaml", "problem_format_version: 2025-09\n")
            .with("output_validator/__main__.py", "import yes\nyes.say()\n")
            .with("output_validator/yes.py", "import sys\ndef say(): sys.exit(42)\n")
            .with("output_validator/__init__.py", "")
            .with("data/secret/1.in", "")
            .with("data/secret/1.ans", "")
            .with("one.py", "print(1)\n");
    for (String file :
        new String[] {
          "output_validator/yes.py", "output_validator/__main__.py", "data/secret/1.ans"
        }) {
      Files.setPosixFilePermissions(
          problem.path(file), PosixFilePermissions.fromString("rw-------"));
    }
    assertThat(Cli.run(problem.path(), problem.path("one.py")).out()).contains("AC    1/1");
  }
}
