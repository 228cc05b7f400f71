package judge.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What the machine may refuse to a run as it is started, which is no program's fault. */
@EnabledOnOs(OS.LINUX)
class NestedSandboxTest {
  private static final RunLimits LIMITS =
      new RunLimits(Duration.ofSeconds(5), Duration.ofSeconds(5), 64L << 20, 1024);
  private static final RunRequest TRUE = new RunRequest(List.of("/bin/true"), null, LIMITS);

  private Scratch scratch;
  private Unprivileged user;
  private Sandbox sandbox;

  @BeforeEach
  void makeSandbox() throws Exception {
    scratch = Scratch.create();
    user = Runners.unprivileged(scratch);
    try {
      Runners.nested(scratch, user, null).close();
    } catch (IOException e) {
      scratch.close();
      abort(e.getMessage());
    }
    sandbox = NestedSandbox.ofNamespaces(user, new Room(scratch));
  }

  @AfterEach
  void removeScratch() {
    scratch.close();
  }

  @Test
  void lackOfProcessesIsNoExitStatusOfTheProgram() {
    Runner runner = new LinuxRunner(scratch, new WithoutProcesses(sandbox), user);
    try {
      assertThatThrownBy(() -> runner.run(TRUE))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("fork");
    } finally {
      runner.close();
    }
  }

  @Test
  void starterDoesNotWaitForAJudgeThatIsGone() throws Exception {
    List<Path> pipes = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Path pipe = scratch.newPath("pipe");
      for (int end : Posix.namedPipe(pipe.toString())) {
        Posix.close(end);
      }
      user.own(pipe);
      pipes.add(pipe);
    }
    Posix.becomeSubreaper();
    try (Starter starter = sandbox.openStarter()) {
      Sandbox.Launch launch = sandbox.launch(TRUE, scratch.newPath("run"));
      Starter.Request request =
          new Starter.Request(launch.command(), Map.of(), launch.standardInput(), pipes);
      assertThatThrownBy(() -> starter.start(request))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(pipes.get(0).toString());
    }
  }

  /** The kernel refuses a run of it any process but the first. */
  private record WithoutProcesses(Sandbox sandbox) implements Sandbox {
    @Override
    public Starter openStarter() throws IOException {
      return sandbox.openStarter();
    }

    @Override
    public int depth() {
      return sandbox.depth();
    }

    @Override
    public Launch launch(RunRequest request, Path folder) throws IOException {
      Launch launch = sandbox.launch(request, folder);
      List<String> fields = new ArrayList<>(launch.command());
      List<String> limits = KernelLimits.pairs(request.limits());
      int at = Collections.indexOfSubList(fields, limits);
      fields.set(at + limits.indexOf(Integer.toString(KernelLimits.PROCESSES)), "1");
      return new Launch(fields, launch.standardInput(), launch.folder());
    }
  }
}
