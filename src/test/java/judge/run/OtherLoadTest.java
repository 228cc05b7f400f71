package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read from the counters of two processors, which are files here. */
class OtherLoadTest {
  private static final long NOBODY = Integer.MAX_VALUE;

  @TempDir Path proc;

  @BeforeEach
  void startWithSomeTime() throws IOException {
    machine(1000, 500, 300, 5000);
    process(NOBODY, "200 30 100 40");
  }

  private void machine(int user, int nice, int system, int idle) throws IOException {
    String fields = user + " " + nice + " " + system + " " + idle + " 0 0 0 0 0 0\n";
    Files.writeString(proc.resolve("stat"), "cpu  " + fields + "cpu0 1\ncpu1 1\nintr 9 9\n");
  }

  /**
   * @param times user, system, those of children
   */
  private void process(long pid, String times) throws IOException {
    Path folder = Files.createDirectories(proc.resolve(pid + ""));
    Files.writeString(
        folder.resolve("stat"), pid + " (a) S (b) S 1 1 1 0 -1 0 0 0 0 0 " + times + " 20 0 1");
  }

  @Test
  void timeOfOthersIsTold() throws IOException {
    OtherLoad load = OtherLoad.watch(proc, NOBODY);
    machine(1250, 600, 350, 5600); // 1000 more, 350 of them by user processes
    process(NOBODY, "260 30 120 40"); // 80 of these by the judge
    assertThat(load.end()).hasValue(27);
  }

  @Test
  void timeOfTheJudgeAndItsChildrenIsNot() throws IOException {
    OtherLoad load = OtherLoad.watch(proc, NOBODY);
    machine(1700, 600, 400, 5100);
    process(NOBODY, "300 30 700 40");
    assertThat(load.end()).isEmpty();
  }

  @Test
  void timeInTheKernelIsNot() throws IOException {
    OtherLoad load = OtherLoad.watch(proc, NOBODY);
    machine(1000, 500, 1200, 5100);
    assertThat(load.end()).isEmpty();
  }

  @Test
  void momentIsTooShortToTellOf() throws IOException {
    OtherLoad load = OtherLoad.watch(proc, NOBODY);
    machine(1190, 500, 300, 5000);
    assertThat(load.end()).isEmpty();
  }

  @Test
  void nothingIsToldWithoutCounters() throws IOException {
    Files.delete(proc.resolve("stat"));
    assertThat(OtherLoad.watch(proc, NOBODY).end()).isEmpty();
    Files.writeString(proc.resolve("stat"), "cpu what is this");
    assertThat(OtherLoad.watch(proc, NOBODY).end()).isEmpty();
  }

  @Test
  void countersThatStandStillOfAllProcessorsTogetherDoNoHarm() throws IOException {
    Files.writeString(proc.resolve("stat"), "cpu  0 0 0 0 0 0 0 0 0 0\nintr 9 9\n");
    assertThat(OtherLoad.watch(proc, NOBODY).end()).isEmpty();
  }

  @Test
  void childIsTheJudgesWhileItRunsAndWhenItHasEnded() throws Exception {
    long self = ProcessHandle.current().pid();
    assumeTrue(Files.exists(Path.of("/proc/self/stat")), "there is no /proc");
    Files.createSymbolicLink(proc.resolve(self + ""), Path.of("/proc/" + self));
    OtherLoad running = OtherLoad.watch(proc, self);
    OtherLoad ended = OtherLoad.watch(proc, self);
    Process child = new ProcessBuilder("/bin/sh", "-c", "while :; do :; done").start();
    try {
      Path stat = Path.of("/proc/" + child.pid());
      Files.createSymbolicLink(proc.resolve(child.pid() + ""), stat);
      while (Integer.parseInt(Files.readString(stat.resolve("stat")).split(" ")[13]) < 60) {
        Thread.sleep(20);
      }
      machine(1060, 500, 300, 5140); // without the child's part that is 30 %
      assertThat(running.end()).isEmpty();
    } finally {
      child.destroyForcibly().waitFor();
    }
    assertThat(ended.end()).isEmpty();
  }
}
