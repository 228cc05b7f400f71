package judge.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What holds for the portable runner only; the rest is in {@link RunnerTest}. */
class PortableRunnerTest {

  @Test
  void commandThatDoesNotExistIsAnErrorOfTheJudge() throws IOException {
    RunLimits limits =
        new RunLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 1L << 30, 1 << 20);
    try (Scratch scratch = Scratch.create();
        PortableRunner runner = new PortableRunner(scratch)) {
      RunRequest request = new RunRequest(List.of("/no/such/program"), null, limits);
      assertThatThrownBy(() -> runner.run(request))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("/no/such/program");
    }
  }
}
