package judge.run;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * Does not shut a program in at all: it has limits, figures and a folder of its own, and runs with
 * the judge's rights, or with none if the judge is root. What outlives it becomes a child of the
 * judge and is killed, known by its session, or by the folder that it was given as its home.
 */
final class DirectSandbox implements Sandbox {
  private static final int ROUNDS = 1000;
  private static final long PAUSE_NANOS = 100_000;
  private static final int OWN_SESSION = Posix.getsid(0);

  private final RunScript script;
  private final Unprivileged unprivileged;
  private final List<String> dieWithParent;

  /**
   * @param setpriv the program that has a process die with its parent, or null if there is none
   */
  DirectSandbox(RunScript script, Unprivileged unprivileged, Path setpriv) {
    this.dieWithParent =
        setpriv == null ? List.of() : List.of(setpriv.toString(), "--pdeathsig", "KILL");
    this.script = script;
    this.unprivileged = unprivileged;
  }

  @Override
  public List<String> launcherPrefix() {
    return unprivileged.prefix();
  }

  @Override
  public boolean hidesFiles() {
    return false;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public Launch launch(RunRequest request, Path folder) throws IOException {
    Files.createDirectory(folder);
    unprivileged.own(folder);
    Map<RunRequest.Mount, String> places = new HashMap<>();
    for (RunRequest.Mount mount : request.mounts()) {
      places.put(mount, unprivileged.prepared(mount, folder).toString());
    }
    List<String> program = new ArrayList<>(dieWithParent);
    program.addAll(request.command(places::get));
    List<String> command = new ArrayList<>(List.of("setsid"));
    command.addAll(dieWithParent);
    command.addAll(script.arguments(request.limits(), null, folder.toString(), program));
    Path input =
        request.input() == null
            ? Path.of("/dev/null")
            : unprivileged.readable(request.input(), inputs(folder));
    return new Launch(command, input, folder);
  }

  /** Where a test's input is put if the program's user could not read it. */
  private static Path inputs(Path folder) {
    return folder.resolveSibling(folder.getFileName() + "-input");
  }

  @Override
  public void cleanUp(RunRequest request, Path folder, int session) throws IOException {
    if (Files.exists(inputs(folder))) {
      Scratch.remove(inputs(folder));
    }
    for (RunRequest.Mount mount : request.mounts()) {
      unprivileged.takeBack(mount);
    }
    String home = "\0HOME=" + folder + "\0";
    for (int round = 0; round < ROUNDS; round++) {
      boolean found = false;
      for (int orphan : children()) {
        String environment = environment(orphan);
        Stat stat = Stat.of(orphan);
        if (stat.session == session || environment.contains(home)) {
          found = true;
          Posix.kill(orphan, Posix.SIGKILL);
          Posix.wait4(orphan, new int[1], 0, new long[18]);
        } else if (environment.isEmpty() && stat.isAlive && stat.session != OWN_SESSION) {
          found = true; // between two programs, or ending: it may turn out to be of this run
        }
      }
      if (!found) {
        return;
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** What the kernel says of a process, even of one that is ending. */
  private record Stat(int session, boolean isAlive) {
    static Stat of(int pid) {
      String stat = read("/proc/" + pid + "/stat");
      String[] fields = stat.substring(stat.lastIndexOf(')') + 1).trim().split(" ");
      return fields.length < 4
          ? new Stat(OWN_SESSION, false)
          : new Stat(Integer.parseInt(fields[3]), !fields[0].equals("Z"));
    }
  }

  private static List<Integer> children() {
    List<Integer> children = new ArrayList<>();
    String[] threads = new File("/proc/self/task").list();
    for (String thread : threads == null ? new String[0] : threads) {
      for (String child : read("/proc/self/task/" + thread + "/children").split(" ")) {
        if (!child.isEmpty()) {
          children.add(Integer.parseInt(child));
        }
      }
    }
    return children;
  }

  private static String environment(int pid) {
    String environment = read("/proc/" + pid + "/environ");
    return environment.isEmpty() ? "" : "\0" + environment;
  }

  /** A file of {@code /proc}; empty if the process is gone or another's. */
  private static String read(String file) {
    try (FileInputStream in = new FileInputStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
