package judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/**
 * That a process which holds a pipe open and that the judge does not know of holds nothing up; the
 * rest is in {@link ConversationTest}.
 */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RelayTest {
  private final Transcript transcript = new Transcript();
  private final Voice voice = new Voice(transcript, Transcript.Side.SUBMISSION);
  private Process from;
  private Process to;
  private String straggler = "0";

  @AfterEach
  void killAll() {
    ProcessHandle.of(Long.parseLong(straggler)).ifPresent(ProcessHandle::destroyForcibly);
    from.toHandle().destroyForcibly(); // without its streams, which a thread may be at
    to.toHandle().destroyForcibly();
  }

  @Test
  void inputIsClosedThoughAStragglerCouldStillPrint() throws Exception {
    from = start("sleep 300 & echo $! >&2; echo 1; sleep 0.3");
    straggler = from.errorReader().readLine();
    to = start("cat; exit 5");
    Relay relay = relay();
    from.waitFor();
    relay.end();
    relay.finish();
    assertThat(to.waitFor()).isEqualTo(5);
    assertThat(transcript).hasToString("> 1\n");
  }

  @Test
  void relayIsOverThoughAStragglerCouldStillRead() throws Exception {
    from = start("while :; do echo 1; done");
    to = start("exec 3<&0; sleep 300 <&3 & echo $! >&2; sleep 0.5; exit 5");
    straggler = to.errorReader().readLine();
    Relay relay = relay();
    assertThat(to.waitFor()).isEqualTo(5);
    relay.end();
    relay.finish();
    assertThat(from.waitFor(100, TimeUnit.MILLISECONDS)).as("it waits to be heard").isFalse();
  }

  private static Process start(String script) throws IOException {
    return new ProcessBuilder("/bin/sh", "-c", script).start();
  }

  private Relay relay() {
    Relay relay = new Relay(from, to, voice, 1 << 20);
    relay.start();
    return relay;
  }
}
