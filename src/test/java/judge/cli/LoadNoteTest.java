package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Load by processes that are not the judge's; these need a judge that is a process of its own. */
class LoadNoteTest {
  @TempDir Path temp;

  @Test
  void busyProcessesAreNoticed() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/proc/stat")), "there are no counters");
    ProblemFolder problem =
        ProblemFolder.empty(temp)
            .with("1.in", "")
            .with("1.out", "3")
            .with("a.py", "import time\ntime.sleep(2)\nprint(3)\n");
    List<Process> spinners = new ArrayList<>();
    try {
      for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
        spinners.add(new ProcessBuilder("/bin/sh", "-c", "while :; do :; done").start());
      }
      Cli.Result result = Cli.runWithMemory(64, problem.path(), problem.path("a.py"));
      assertThat(result.err())
          .containsPattern(
              "note: other processes used \\d+ % of the processors; times may be too high\\R");
      assertThat(result.status()).isZero();
    } finally {
      spinners.forEach(Process::destroyForcibly);
    }
  }
}
