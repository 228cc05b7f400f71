package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The last link before a program, with each of the shells that systems have as their sh. */
@EnabledOnOs(OS.LINUX)
class RunScriptTest {
  private static final RunLimits LIMITS =
      new RunLimits(Duration.ofSeconds(5), Duration.ofSeconds(5), 1 << 20, 1 << 20);

  @TempDir Path temp;

  /** Starts a command under the script, whose words go where the wrapper sends descriptor 3. */
  private int run(String shell, String wrapper, String command) throws Exception {
    Path program = Path.of("/bin", shell);
    assumeTrue(Files.isExecutable(program), "there is no " + shell);
    Path sh =
        Files.copy(
            program,
            temp.resolve("sh"),
            StandardCopyOption.COPY_ATTRIBUTES); // bash looks at its name
    List<String> script =
        new RunScript(4096)
            .arguments(LIMITS, null, temp.toString(), List.of("/bin/sh", "-c", command));
    List<String> arguments = new ArrayList<>(List.of("/bin/sh", "-c", wrapper, "sh"));
    arguments.add(sh.toString());
    arguments.addAll(script.subList(1, script.size()));
    return new ProcessBuilder(arguments).directory(temp.toFile()).start().waitFor();
  }

  @ParameterizedTest
  @CsvSource({"dash, 9", "dash, 11", "dash, 15", "bash, 9", "bash, 11", "bash, 15"})
  void signalIsToldFromTheStatusThatIsItsNumber(String shell, int signal) throws Exception {
    int status = run(shell, "exec \"$@\" 3>status", "kill -" + signal + " $$");
    assertThat(status).isEqualTo(128 + signal);
    assertThat(temp.resolve("status")).content().startsWith(RunScript.READY).hasSizeGreaterThan(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dash", "bash"})
  void statusThatWasChosenHasNoWords(String shell) throws Exception {
    assertThat(run(shell, "exec \"$@\" 3>status", "exit 137")).isEqualTo(137);
    assertThat(temp.resolve("status")).hasContent(RunScript.READY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dash", "bash"})
  void programDoesNotStartIfNobodyHearsThatAllIsReady(String shell) throws Exception {
    // as in a sandbox, whose process 1 no broken pipe ends
    String nobody = "trap '' PIPE; mkfifo pipe; exec 4<>pipe 3>pipe 4>&-; exec \"$@\" 4>&-";
    assertThat(run(shell, nobody, "echo > started")).isNotZero();
    assertThat(temp.resolve("started")).doesNotExist();
  }
}
