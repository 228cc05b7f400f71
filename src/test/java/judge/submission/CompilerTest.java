package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.run.Containment;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerTest {
  @TempDir Path temp;

  private Compilation compile(String command) throws Exception {
    Submission submission = OddSubmission.in(temp, "text\n", List.of(command, "{files}"));
    try (Scratch scratch = Scratch.create();
        Runner runner = Runners.open(scratch, Containment.of("auto")).runner()) {
      return new Compiler(scratch, runner).compile(submission);
    }
  }

  @Test
  void missingToolchainIsNoFaultOfTheSubmissionAndSaysWhatToInstall() throws Exception {
    assertThat(compile("no-such-compiler"))
        .isEqualTo(
            new Compilation.NotPossible(
                "not judged: there is no no-such-compiler for Odd; install the odd package"));
  }

  @Test
  void compilerThatSaysNothingIsToldByItsStatus() throws Exception {
    assertThat(compile("false"))
        .isEqualTo(new Compilation.Failed("the compiler gave up: exit status 1"));
  }
}
