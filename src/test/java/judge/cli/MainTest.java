package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void errorOfTheJudgeIsNoVerdict() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream failing =
        new PrintStream(OutputStream.nullOutputStream()) {
          @Override
          public void print(String text) {
            throw new OutOfMemoryError("as if");
          }
        };

    int status =
        Main.run(
            new Surroundings(
                failing,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Path.of(""),
                null,
                null,
                false,
                false),
            "submit",
            "two-piles");

    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("error: the judge failed: java.lang.OutOfMemoryError: as if");
    assertThat(status).isEqualTo(Main.CANNOT_JUDGE);
  }
}
