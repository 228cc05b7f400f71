package judge.run;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import judge.problem.BadInputException;
import judge.verdict.Ending;

/** Finds out how programs can be run on this machine, by trying it. */
public final class Runners {
  private static final RunLimits PROBE =
      new RunLimits(Duration.ofSeconds(5), Duration.ofSeconds(10), 64L << 20, 1024);

  private Runners() {}

  /**
   * A runner, and how it contains programs.
   *
   * @param missing why it does not contain them better, and what to do about it, a sentence each
   */
  public record Offer(
      Runner runner, Containment containment, boolean isExact, List<String> missing) {
    public Offer {
      missing = List.copyOf(missing);
    }
  }

  /**
   * The best runner that works here, or the one asked for.
   *
   * @param wanted null for the best
   * @throws BadInputException if what was asked for does not work here
   */
  public static Offer open(Scratch scratch, Containment wanted)
      throws BadInputException, IOException, InterruptedException {
    List<String> missing = new ArrayList<>();
    if (!System.getProperty("os.name").equals("Linux")) {
      missing.add("programs are contained on Linux only");
      return portable(scratch, wanted, missing);
    }
    try {
      return onLinux(scratch, wanted, missing);
    } catch (LinkageError | PosixException e) {
      missing.add(
          "the system's library cannot be called ("
              + e.getMessage()
              + "); Linux 5.3 and glibc 2.34 or newer are needed");
      return portable(scratch, wanted, missing);
    }
  }

  private static Offer onLinux(Scratch scratch, Containment wanted, List<String> missing)
      throws BadInputException, IOException, InterruptedException {
    Unprivileged unprivileged = unprivileged(scratch);
    for (Containment containment : Containment.values()) {
      if (wanted != null && wanted != containment) {
        continue;
      }
      try {
        return new Offer(open(scratch, containment, unprivileged), containment, true, missing);
      } catch (PosixException e) {
        throw e;
      } catch (IOException e) {
        missing.add(containment.id() + " does not work here: " + e.getMessage());
      }
    }
    if (wanted != null) {
      throw new BadInputException("--containment: " + String.join("; ", missing));
    }
    return portable(scratch, null, missing);
  }

  private static Runner open(Scratch scratch, Containment containment, Unprivileged unprivileged)
      throws IOException, InterruptedException {
    if (containment == Containment.BUBBLEWRAP) {
      try {
        return bubblewrap(scratch, unprivileged, new Room(scratch));
      } catch (IOException e) {
        return bubblewrap(scratch, unprivileged, null); // not everywhere can it be nested
      }
    }
    RunScript script = script(containment);
    return probed(
        scratch,
        containment == Containment.NAMESPACES
            ? new NamespaceSandbox(
                find("setpriv", "install util-linux"),
                find("unshare", "install util-linux"),
                script,
                unprivileged)
            : new DirectSandbox(script, unprivileged, findOrNull("setpriv")),
        unprivileged);
  }

  /**
   * A runner with bubblewrap.
   *
   * @param room for nested sandboxes, or null for one a run
   */
  static Runner bubblewrap(Scratch scratch, Unprivileged unprivileged, Room room)
      throws IOException, InterruptedException {
    Path bwrap = find("bwrap", "install it (Debian: apt-get install bubblewrap)");
    RunScript script = script(Containment.BUBBLEWRAP);
    return probed(scratch, new Bubblewrap(bwrap, script, unprivileged, room), unprivileged);
  }

  private static RunScript script(Containment containment) {
    return new RunScript(
        containment == Containment.NONE ? RunScript.PROCESSES_OF_USER : RunScript.PROCESSES);
  }

  private static Offer portable(Scratch scratch, Containment wanted, List<String> missing)
      throws BadInputException {
    if (wanted != null && wanted != Containment.NONE) {
      throw new BadInputException("--containment: " + String.join("; ", missing));
    }
    missing.add("CPU time and memory are sampled, and only roughly right");
    return new Offer(new PortableRunner(scratch), Containment.NONE, false, missing);
  }

  /** A runner that has run a program that does nothing. */
  private static Runner probed(Scratch scratch, Sandbox sandbox, Unprivileged unprivileged)
      throws IOException, InterruptedException {
    Runner runner = new LinuxRunner(scratch, sandbox, unprivileged);
    RunRequest request = new RunRequest(List.of("/bin/true"), null, PROBE);
    try (RunResult result = runner.run(request)) {
      if (!result.ending().equals(new Ending.Exited(0))) {
        throw new IOException("a program that does nothing ended as " + result.ending());
      }
      return runner;
    } catch (IOException e) {
      runner.close();
      throw e;
    }
  }

  static Unprivileged unprivileged(Scratch scratch) throws IOException, BadInputException {
    if (!Posix.isRoot()) {
      return Unprivileged.self();
    }
    if (!scratch.letOthersPass()) {
      throw new BadInputException(
          "programs do not run as root, and other users cannot get to "
              + scratch
              + "; let TMPDIR name a folder that they can");
    }
    return Unprivileged.insteadOfRoot(find("setpriv", "install util-linux"));
  }

  private static Path find(String program, String remedy) throws IOException {
    Path file = findOrNull(program);
    if (file == null) {
      throw new IOException("there is no " + program + "; " + remedy);
    }
    return file;
  }

  private static Path findOrNull(String program) {
    for (String folder :
        System.getenv().getOrDefault("PATH", "/usr/bin:/bin").split(File.pathSeparator)) {
      Path file = Path.of(folder, program);
      if (!folder.isEmpty() && Files.isExecutable(file)) {
        return file.toAbsolutePath();
      }
    }
    return null;
  }
}
