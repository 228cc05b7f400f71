package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the judge must not keep: it is given too little memory for that. */
class MemoryTest {
  @TempDir Path temp;

  @Test
  void errorsOfAThousandTestsDoNotHaveToFitIntoMemory() throws IOException, InterruptedException {
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p")).with("a.sh", "printf '%16000s' '' >&2\nexit 1\n");
    for (int i = 0; i < 1000; i++) {
      problem.with(i + ".in", "").with(i + ".out", "");
    }
    Cli.Result result = Cli.runWithMemory(24, problem.path(), problem.path("a.sh"));
    assertThat(result.out()).as(result.err()).contains("RTE   0/1000   first 0: exit status 1");
    assertThat(result.status()).isEqualTo(1);
  }
}
