package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import judge.submission.Languages;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The user's own table of languages, and what is kept of compiling. */
class UserLanguagesTest {
  private static final String SUM = "s=0; for n in $(cat); do s=$((s+n)); done; echo $s\n";

  @TempDir Path temp;

  @AfterEach
  void forgetThem() throws Exception {
    Languages.add(Files.writeString(temp.resolve("none.yaml"), ""));
  }

  private Cli.Result judge(String languages, String name, String source) throws IOException {
    ProblemFolder problem = ProblemFolder.sum(temp.resolve("p")).with(name, source);
    Path table = Files.writeString(temp.resolve("languages.yaml"), languages);
    return Cli.runWith(table, null, problem.path(), problem.path(name));
  }

  private static String row(String compile) {
    return "mine:\n  name: Mine\n  endings: [mine]\n  runtime: native\n  compile: "
        + compile
        + "\n  run: [sh, \"{program}/{main}\"]\n  install: the mine package\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[sh, -n, '{files}']", "[/bin/sh, -n, '{files}']", "['{java}', -version]"})
  void compilerIsOnThePathOrNamedByItsOwnOrThisJava(String compile) throws IOException {
    assertThat(judge(row(compile), "a.mine", SUM).out()).contains("AC    3/3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"no-such-compiler", "/no/such-compiler"})
  void missingToolchainIsNamedWithWhatToInstall(String compiler) throws IOException {
    Cli.Result result = judge(row("[" + compiler + "]"), "a.mine", SUM);
    assertThat(result.out())
        .contains("there is no " + compiler + " for Mine; install the mine package");
    assertThat(result.status()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "'cpp: {compile: [g++, \"{fils}\"]}', 'cpp.compile has {fils}, which stands for nothing'",
    "'cpp: {run: [\"{programs}/a\"]}', 'known are {files}, {java}'",
  })
  void placeThatIsMisspeltIsNamed(String table, String message) throws IOException {
    Cli.Result result = judge(table, "a.cpp", "int main() {}\n");
    assertThat(result.err()).startsWith("error: ").contains(message);
    assertThat(result.status()).isEqualTo(2);
  }

  /** Without containment a compiler reads files that the key of what is kept knows nothing of. */
  @Test
  void nothingIsKeptOfWhatIsCompiledWithoutContainment() throws IOException {
    Files.setPosixFilePermissions(temp, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path header = temp.resolve("add.h");
    ProblemFolder problem =
        ProblemFolder.empty(temp.resolve("p"))
            .with("1.in", "")
            .with("1.out", "1\n")
            .with("a.c", "#include \"" + header + "\"\nint main(void) { return puts(ADD) < 0; }\n");
    for (String verdict : new String[] {"AC", "WA"}) {
      String text = verdict.equals("AC") ? "1" : "2";
      Files.writeString(header, "#include <stdio.h>\n#define ADD \"" + text + "\"\n");
      Cli.Result result =
          Cli.runWith(
              null,
              temp.resolve("cache"),
              "--containment",
              "none",
              problem.path(),
              problem.path("a.c"));
      assertThat(result.out()).contains(verdict + "    ");
    }
  }
}
