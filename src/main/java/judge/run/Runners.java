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
        return new Offer(
            open(scratch, containment, unprivileged, missing), containment, true, missing);
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

  private static Runner open(
      Scratch scratch, Containment containment, Unprivileged unprivileged, List<String> missing)
      throws IOException, InterruptedException {
    switch (containment) {
      case BUBBLEWRAP:
        Path bwrap = find("bwrap", "install it (Debian: apt-get install bubblewrap)");
        try {
          return nested(scratch, unprivileged, bwrap);
        } catch (IOException e) {
          Runner runner = unnested(scratch, unprivileged, bwrap);
          missing.add("each run makes a sandbox anew, which is slower: " + e.getMessage());
          return runner;
        }
      case NAMESPACES:
        return nested(scratch, unprivileged, null);
      default:
        RunScript script = new RunScript(KernelLimits.PROCESSES_OF_USER);
        Sandbox direct = new DirectSandbox(script, unprivileged, findOrNull("setpriv"));
        return probed(scratch, direct, unprivileged);
    }
  }

  /**
   * A runner with a sandbox in a sandbox.
   *
   * @param bwrap the bubblewrap to make the outer one; null to have it made without
   */
  static Runner nested(Scratch scratch, Unprivileged unprivileged, Path bwrap)
      throws IOException, InterruptedException {
    if (!Files.isExecutable(Path.of(PerlStarter.PERL))) {
      throw new IOException("there is no " + PerlStarter.PERL + "; install perl");
    }
    Room room = new Room(scratch);
    Sandbox sandbox =
        bwrap == null
            ? NestedSandbox.ofNamespaces(unprivileged, room)
            : NestedSandbox.ofBubblewrap(bwrap, unprivileged, room);
    return probed(scratch, sandbox, unprivileged);
  }

  /** A runner with a bubblewrap for each run. */
  static Runner unnested(Scratch scratch, Unprivileged unprivileged, Path bwrap)
      throws IOException, InterruptedException {
    RunScript script = new RunScript(KernelLimits.PROCESSES);
    return probed(scratch, new Bubblewrap(bwrap, script, unprivileged), unprivileged);
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
