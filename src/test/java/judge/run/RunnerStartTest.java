package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import judge.verdict.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How programs are started, by whatever starts them: what they are given, and what if it fails. */
@ParameterizedClass
@ValueSource(strings = {"portable", "none", "namespaces", "bubblewrap", "bubblewrap a run"})
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RunnerStartTest extends RunnerFixture {
  private RunResult run(String script, List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", script, "sh"));
    command.addAll(arguments);
    return runner.run(new RunRequest(command, null, ROOMY));
  }

  @Test
  void argumentsAreGivenAsTheyAreTheEmptyOnesAtTheEndToo() throws Exception {
    String odd = "two\nlines 'quoted' \"twice\" $HOME `date` \\n";
    try (RunResult result = run("printf '[%s]' \"$@\"", List.of("", odd, "-", "0", "", ""))) {
      assertThat(text(result.output())).isEqualTo("[][" + odd + "][-][0][][]");
    }
  }

  @Test
  void argumentsAreUtf8() throws Exception {
    assumeFalse(kind.equals("portable"), "it is the Java library that encodes them");
    try (RunResult result = run("printf %s \"$1\"", List.of("ä棋\uD83C\uDFB2"))) {
      assertThat(text(result.output())).isEqualTo("ä棋\uD83C\uDFB2");
    }
  }

  @Test
  void argumentsAreMoreThanAPipeHolds() throws Exception {
    List<String> arguments = Collections.nCopies(3, "ä".repeat(50_000));
    try (RunResult result = run("printf %s \"$@\"", arguments)) {
      assertThat(text(result.output())).isEqualTo(String.join("", arguments));
    }
  }

  @ParameterizedTest
  @CsvSource({"/bin/missing, 127", "/usr/bin, 126"})
  void programThatCannotBeStartedIsNamed(String program, int status) throws Exception {
    assumeFalse(kind.equals("portable"), "there it is an error of the judge");
    try (RunResult result = runner.run(new RunRequest(List.of(program), null, ROOMY))) {
      assertThat(result.ending()).isEqualTo(new Ending.Exited(status));
      assertThat(result.error()).contains(program);
    }
  }

  /** What fails between the start of a run and that of its program. */
  @Test
  void sandboxThatCannotBeSetUpIsAnErrorOfTheJudgeAndSpoilsNoFurtherRun() throws Exception {
    assumeFalse(List.of("portable", "none").contains(kind), "there is no sandbox");
    Path folder = Files.createDirectory(scratch.newPath("folder"));
    RunRequest request =
        new RunRequest(
            List.of("/bin/true"),
            null,
            ROOMY,
            List.of(RunRequest.Mount.readOnly("folder", folder)));
    runner.run(request).close();
    Files.delete(folder); // the judge has looked at it, and does not look again
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> runner.run(request))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("the sandbox could not be set up: ")
          .hasMessageContaining("No such file or directory");
      try (RunResult result = run("echo hi")) {
        assertThat(text(result.output())).isEqualTo("hi\n");
        assertThat(result.error()).isEmpty();
      }
    }
  }

  /** The kernel may choose it when memory runs out. */
  @Test
  void runsGoOnAfterTheDeathOfWhatStartsThem() throws Exception {
    for (int i = 0; i < 2; i++) {
      try (RunResult result = run("echo hi")) {
        assertThat(text(result.output())).isEqualTo("hi\n");
      }
      for (ProcessHandle starter : ProcessHandle.current().children().toList()) {
        starter.destroyForcibly();
        starter.onExit().get();
      }
    }
    assertScratchIsEmpty();
  }
}
