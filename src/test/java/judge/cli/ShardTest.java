package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs in parts, and their reports put together. */
class ShardTest {
  @TempDir Path temp;

  private final List<Object> all = new ArrayList<>();

  /** A problem with 40 tests, one with 3, and five submissions: two AC, a WA, an RTE, a CE. */
  @BeforeEach
  void makeProblems() throws IOException {
    String sum = "print(sum(map(int, open(0).read().split())))\n";
    ProblemFolder few =
        ProblemFolder.sum(temp.resolve("few"))
            .with("a.py", sum)
            .with("b.py", "print(3)\n")
            .with("c.py", "exit(3)\n")
            .with("d.py", "print(\n");
    ProblemFolder many = ProblemFolder.sum(temp.resolve("many")).with("a.py", sum);
    for (int i = 11; i < 48; i++) {
      many.with(i + ".in", "1 " + i).with(i + ".out", i + 1 + "");
    }
    all.add(few.path());
    for (String name : List.of("a.py", "b.py", "c.py")) {
      all.add(few.path(name));
    }
    all.addAll(List.of(many.path(), many.path("a.py"), few.path(), few.path("d.py")));
  }

  private Cli.Result run(Object... more) {
    List<Object> arguments = new ArrayList<>(List.of(more));
    arguments.addAll(all);
    return Cli.run(arguments.toArray());
  }

  private static String withoutFigures(String report) {
    return report.replaceAll("\"(cpu_s|wall_s|memory_bytes)\":[\\d.]+", "\"$1\":0");
  }

  private Path report(int number) {
    return temp.resolve(number + ".json");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 9})
  void reportsOfAllShardsAreMergedToThatOfTheWholeRun(int count) throws IOException {
    List<Object> merge = new ArrayList<>(List.of("merge"));
    for (int i = 1; i <= count; i++) {
      run("--shard", i + "/" + count, "--json", report(i));
      merge.add(1, report(i));
    }
    Cli.Result merged = Cli.run(merge.toArray());
    assertThat(merged.status()).as(merged.err()).isZero();
    assertThat(withoutFigures(merged.out())).isEqualTo(withoutFigures(run("--json", "-").out()));
    assertThat(JsonRow.parse(merged.out())).hasSize(5);
  }

  @Test
  void nothingOfAJudgementIsLostByMerging() throws IOException {
    run("--shard=1/1", "--repeat=2", "--json", report(1));
    assertThat(Cli.run("merge", report(1)).out())
        .isEqualTo(
            Files.readString(report(1))
                .replaceAll("\"position\":\\d+,", "")
                .replaceAll(",\"shard\":\\{[^}]*}", ""));
  }

  @Test
  void submissionsAreSharedOutByHowManyTestsTheyHave() throws IOException {
    assertThat(JsonRow.parse(run("--shard=1/2", "--json=-").out()))
        .extracting(row -> row.tests().size())
        .containsExactly(40);
    assertThat(JsonRow.parse(run("--shard=2/2", "--json=-").out()))
        .extracting(JsonRow::verdict)
        .containsExactly("AC", "WA", "RTE", "CE");
  }

  @Test
  void exitStatusIsThatOfThePart() {
    assertThat(run("--shard=1/2").status()).isZero();
    assertThat(run("--shard=2/2").status()).isEqualTo(1);
  }

  @Test
  void partWithoutSubmissionsIsAsExpected() throws IOException {
    Cli.Result result = run("--shard=9/9", "--json=-");
    assertThat(JsonRow.parse(result.out())).isEmpty();
    assertThat(result.status()).isZero();
  }

  @Test
  void reportsThatAreNotOfAllShardsAreRefused() throws IOException {
    run("--shard=1/2", "--json", report(1));
    run("--shard=2/2", "--json", report(2));
    assertRefused("submission 4 of the run is in no report", report(2));
    assertRefused("submission 1 of the run is in no report", report(1));
    assertRefused(
        "submission 1 of the run, as another report has", report(1), report(2), report(2));
    run("--json", report(3));
    assertRefused("is no whole report of a shard", report(1), report(3));
    String cut = Files.readString(report(2));
    Files.writeString(report(3), cut.substring(0, cut.length() - 30));
    assertRefused("is no whole report of a shard", report(1), report(3));
  }

  private void assertRefused(String message, Path... reports) {
    Path whole = temp.resolve("whole.json");
    List<Object> merge = new ArrayList<>(List.of("merge", "--json", whole));
    merge.addAll(List.of(reports));
    Cli.Result result = Cli.run(merge.toArray());
    assertThat(result.err()).startsWith("error: ").contains(message);
    assertThat(result.status()).isEqualTo(2);
    assertThat(whole).doesNotExist();
  }

  @Test
  void reportToBeMergedIsNotOverwritten() throws IOException {
    run("--shard=1/1", "--json", report(1));
    String before = Files.readString(report(1));
    Cli.Result result = Cli.run("merge", report(1), "--json", report(1));
    assertThat(result.err()).contains("is to be merged; name another file");
    assertThat(report(1)).content().isEqualTo(before);
  }
}
