package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Calls the script as a user does, in a copy of the checkout that holds the packaged judge already.
 * Timeouts are for a judge that hangs.
 */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
abstract class ScriptFixture {
  static final Path PACKAGED = Path.of("target/run-judge.jar").toAbsolutePath();

  @TempDir static Path checkouts;
  static Path home;

  @TempDir Path temp;

  @BeforeAll
  static void copyTheCheckout() throws IOException {
    home = Files.createDirectories(checkouts.resolve("the judge's own folder"));
    for (String name :
        List.of("pom.xml", "src/main", "mvnw", ".mvn", "problems", "testdata", "run-judge.sh")) {
      Path from = Path.of(name);
      Path to = home.resolve(name);
      if (Files.isDirectory(from)) {
        FileUtils.copyDirectory(from.toFile(), to.toFile());
      } else {
        FileUtils.copyFile(from.toFile(), to.toFile());
      }
    }
    assertThat(home.resolve("run-judge.sh").toFile().setExecutable(true)).isTrue();
    Files.createDirectories(home.resolve("target"));
    Files.copy(PACKAGED, home.resolve("target/judge.jar")); // the newest file: nothing to build
  }

  @BeforeEach
  void folderForStreams() throws IOException {
    Files.createDirectories(temp.resolve("streams"));
  }

  /** A command that runs, with its streams in files. */
  record Started(Process process, Path out, Path err) {
    Cli.Result result() throws IOException, InterruptedException {
      int status = process.waitFor();
      // whether submissions can be contained depends on the machine, and is only noted
      String errors = Files.readString(err).replaceAll("(?m)^note: .*\\R", "");
      return new Cli.Result(status, Files.readString(out), Cli.withoutLoad(errors));
    }
  }

  Started start(Path directory, Map<String, String> environment, List<String> command)
      throws IOException {
    Path out = temp.resolve("streams/out");
    Path err = temp.resolve("streams/err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().putAll(environment);
    return new Started(builder.start(), out, err);
  }

  Cli.Result run(Path directory, Map<String, String> environment, Object... command)
      throws IOException, InterruptedException {
    return start(directory, environment, words(command)).result();
  }

  Cli.Result judge(Object... arguments) throws IOException, InterruptedException {
    List<Object> command = new ArrayList<>(List.of(home.resolve("run-judge.sh")));
    command.addAll(Arrays.asList(arguments));
    return run(temp, Map.of(), command.toArray());
  }

  static List<String> words(Object... command) {
    return Stream.of(command).map(Object::toString).toList();
  }

  static void assertAccepted(Cli.Result result) {
    assertThat(result.out()).as(result.err()).containsPattern(" AC +(\\d+)/\\1 ");
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
  }
}
