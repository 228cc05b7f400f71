package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is said of tests that were judged by a process for several of them. What programs do in such
 * a process is in {@code src/test/resources/programs/quick}.
 */
@EnabledOnOs(OS.LINUX)
class QuickModeTest {
  @TempDir Path temp;

  private ProblemFolder sum() throws IOException {
    return ProblemFolder.sum(temp.resolve("p")).with("my/Main.java", ProblemFolder.SUM);
  }

  @Test
  void resultIsMarkedInEveryReport() throws IOException {
    ProblemFolder problem = sum();
    Path json = temp.resolve("report.json");
    Path junit = temp.resolve("report.xml");
    Cli.Result result =
        Cli.run(
            "--quick", "-v", "--json", json, "--junit", junit, problem.path(), problem.path("my"));
    assertThat(result.out())
        .containsPattern("AC    3/3 .*   quick, not final\n")
        .containsPattern("  10   AC .* MB   quick\n");
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    assertThat(json).content().containsPattern("\"verdict\":\"AC\",[^\\[]*\"quick\":true,\"runs\"");
    assertThat(JsonRow.parse(Files.readString(json)).get(0).quickTests())
        .containsExactly("1", "2", "10");
    assertThat(junit)
        .content()
        .contains("<properties><property name=\"quick\" value=\"true\"")
        .contains("</properties><testcase");
  }

  @Test
  void onlyRunsThatNeededNoFreshProcessAreMarked() throws IOException {
    ProblemFolder problem =
        sum().with("my/Main.java", ProblemFolder.SUM.replace("(sum)", "(sum == 11 ? 12 : sum)"));
    Cli.Result result = Cli.run("--quick", "--json", "-", problem.path(), problem.path("my"));
    JsonRow row = JsonRow.parse(result.out()).get(0);
    assertThat(row.verdict()).isEqualTo("WA");
    assertThat(row.quickTests()).containsExactly("1", "2");
    assertThat(result.err()).contains("expected 11, got 12   quick, not final");
  }

  @Test
  void nothingIsMarkedWithoutTheOption() throws IOException {
    ProblemFolder problem = sum();
    Path junit = temp.resolve("report.xml");
    Cli.Result result =
        Cli.run("--json", "-", "--junit", junit, problem.path(), problem.path("my"));
    assertThat(result.out()).contains("\"AC\"").doesNotContain("quick");
    assertThat(result.err()).doesNotContain("quick");
    assertThat(junit).content().doesNotContain("quick");
  }

  @Test
  void otherLanguagesAreJudgedNormallyWhichIsSaidOnce() throws IOException {
    ProblemFolder problem =
        sum()
            .with("a.sh", "read -r a b; echo $((a + b))\n")
            .with("b.sh", "read -r a b; echo $((a + b))\n")
            .with("2.in", "0 0\n")
            .with("10.in", "5 6\n");
    Cli.Result result =
        Cli.run(
            "--quick",
            problem.path(),
            problem.path("a.sh"),
            problem.path("my"),
            problem.path("b.sh"));
    assertThat(result.err().lines())
        .singleElement()
        .asString()
        .startsWith("note: --quick ")
        .endsWith("judged normally: p in Bash");
    assertThat(result.out().lines().filter(line -> line.contains("AC    3/3"))).hasSize(3);
    assertThat(result.out().lines().filter(line -> line.endsWith("quick, not final"))).hasSize(1);
  }

  @Test
  void interactiveProblemIsJudgedNormally() {
    Cli.Result result = Cli.run("--quick", "card-duel");
    assertThat(result.out()).contains("AC ").doesNotContain("quick");
    assertThat(result.err()).endsWith("judged normally: card-duel in Java\n");
  }

  @Test
  void outputValidatorDecidesAsEver() throws IOException {
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("v"))
            .with("problem.yaml", "problem_format_version: 2025-09\n")
            .with("output_validator/run", "#!/bin/sh\nread -r n\nexit $((42 + n % 2))\n")
            .with("data/secret/1.in", "1 2 3\n")
            .with("data/secret/1.ans", "even\n")
            .with("data/secret/2.in", "1 2\n")
            .with("data/secret/2.ans", "even\n")
            .with("Main.java", ProblemFolder.SUM);
    problem.path("output_validator/run").toFile().setExecutable(true);
    Cli.Result result =
        Cli.run("--quick", "--json", "-", problem.path(), problem.path("Main.java"));
    JsonRow row = JsonRow.parse(result.out()).get(0);
    assertThat(row.verdicts()).containsExactly("AC", "WA");
    assertThat(row.quickTests()).containsExactly("secret/1");
  }
}
