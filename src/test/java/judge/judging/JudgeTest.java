package judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.ProblemLoader;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import judge.submission.Compiler;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeTest {
  @TempDir Path temp;

  @Test
  void whatWasJudgedLeavesNothingInTheScratchFolder() throws Exception {
    Path tests = Files.createDirectory(temp.resolve("tests"));
    Files.writeString(tests.resolve("1.in"), "1\n");
    Files.writeString(tests.resolve("1.out"), "1\n");
    Files.writeString(temp.resolve("copy.sh"), "cat\n");
    Files.writeString(temp.resolve("Copy.java"), COPY);
    Files.writeString(temp.resolve("Typo.java"), COPY.replace("Copy {", "Typo"));
    List<Entry> entries = new ArrayList<>();
    for (String name : List.of("copy.sh", "Copy.java", "Typo.java")) {
      entries.add(
          new Entry(
              ProblemLoader.load(tests),
              Submission.load(name, temp.resolve(name)),
              Expectation.ACCEPTED));
    }
    List<Verdict> verdicts = new ArrayList<>();
    try (Scratch scratch = Scratch.create();
        Runner runner = Runners.open(scratch, null).runner();
        Judge judge =
            new Judge(new Compiler(scratch, runner), scratch, runner, JudgeOptions.ofJobs(2))) {
      List<Path> before = files(scratch);
      judge.judge(
          entries,
          new JudgingListener() {
            @Override
            public void judged(Judgement judgement) {
              verdicts.add(judgement.verdict());
            }
          });
      assertThat(files(scratch)).isEqualTo(before);
    }
    assertThat(verdicts).containsExactly(Verdict.AC, Verdict.AC, Verdict.CE);
  }

  private static final String COPY =
      """
      class Copy {
        public static void main(String[] arguments) {
          System.out.println(new java.util.Scanner(System.in).next());
        }
      }
      """;

  private static List<Path> files(Scratch scratch) throws Exception {
    try (Stream<Path> files = Files.list(Path.of(scratch.toString()))) {
      return files
          .filter(file -> !file.getFileName().toString().startsWith("pipe-"))
          .sorted()
          .toList();
    }
  }
}
