package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that are run several times: what is reported of them. */
class RepeatOptionTest {
  private static final String FIGURES =
      "\"repeats\":%d,\"cpu_min_s\":[\\d.]+,\"cpu_max_s\":[\\d.]+,\"sensitive\":%s";

  @TempDir Path temp;

  /** A program that does something in one run of two, by chance. */
  private ProblemFolder sometimes(String what) throws IOException {
    return ProblemFolder.empty(temp.resolve("chance"))
        .with("1.in", "")
        .with("1.out", "3")
        .with("a.py", "import os\nif os.urandom(1)[0] % 2:\n    " + what + "\nprint(3)\n");
  }

  @Test
  void runsPartlyOverTheLimitAreSensitiveToIt() throws IOException {
    ProblemFolder problem = sometimes("while True: pass");
    Path json = temp.resolve("r.json");
    Path junit = temp.resolve("r.xml");
    Cli.Result result =
        Cli.run(
            problem.path(),
            problem.path("a.py"),
            "--repeat=16",
            "--time-limit=0.3",
            "--json=" + json,
            "--junit=" + junit);
    assertThat(result.out())
        .containsPattern("sensitive to the limit \\(1: 0\\.\\d\\d to 0\\.\\d\\d s\\)");
    assertThat(json)
        .content()
        .containsPattern("\"sensitive\":true,\"message\"")
        .containsPattern(FIGURES.formatted(16, true));
    assertThat(junit)
        .content()
        .containsPattern("<system-out>16 runs: CPU time .* s, sensitive to the limit</system-out>");
    assertThat(result.status()).isEqualTo(result.out().contains("AC ") ? 0 : 1);
  }

  @Test
  void wrongAnswerOfOneRunIsNotLostAmongTheOthers() throws IOException {
    ProblemFolder problem = sometimes("print(4)");
    Cli.Result result =
        Cli.run(problem.path(), problem.path("a.py"), "--repeat=16", "--time-limit=20");
    assertThat(result.out()).contains("WA    0/1   first 1: ").doesNotContain("sensitive");
  }

  @Test
  void spreadIsShownAndReported() throws IOException {
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("sum"))
            .with("a.py", "print(sum(map(int, open(0).read().split())))");
    Path json = temp.resolve("r.json");
    Cli.Result result =
        Cli.run("-v", problem.path(), problem.path("a.py"), "--repeat=3", "--json=" + json);
    String spread = "0\\.\\d\\d s \\(0\\.\\d\\d to 0\\.\\d\\d s\\)";
    assertThat(result.out())
        .containsPattern("\n  10   AC    " + spread + "   wall")
        .containsPattern("AC    3/3   slowest " + spread + " of 2 s");
    assertThat(Files.readString(json).split(FIGURES.formatted(3, false), -1)).hasSize(4);
  }

  @Test
  void reportOfTestsRunOnceSaysNothingOfRepetitions() throws IOException {
    ProblemFolder problem = ProblemFolder.sum(temp).with("Main.java", ProblemFolder.SUM);
    assertThat(Cli.run("--json", "-", problem.path()).out())
        .contains("\"runs\":[{")
        .doesNotContain("repeats", "sensitive");
  }
}
