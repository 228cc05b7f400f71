package judge.run;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * What outlives a run that is not contained: it becomes a child of the judge and is killed, known
 * by its session, or by the folder that it was given as its home.
 *
 * <p>The kernel's list of children is not of one moment: what is adopted while it is read may be
 * missing, and so is, in place of a process that has just ended, the one that it had started. So
 * nothing is left only when two looks, one after the other, have found none of the run, and the
 * same others.
 *
 * <p>Those that have ended by themselves nobody else waits for, whichever run they were of; only a
 * run's first process is for the run to wait for.
 */
final class Orphans {
  private static final long PATIENCE_NANOS = 500_000_000;
  private static final long PAUSE_NANOS = 100_000;
  private static final int OWN_SESSION = Posix.getsid(0);

  private static final Set<Integer> RESERVED = ConcurrentHashMap.newKeySet();

  private Orphans() {}

  /** From now on a process is for its run to wait for, until {@link #release}. */
  static void reserve(int pid) {
    RESERVED.add(pid);
  }

  /** Its run has waited for it. */
  static void release(int pid) {
    RESERVED.remove(pid);
  }

  /**
   * Kills them all, and waits for them; gives up after half a second, if others keep coming.
   *
   * @param session the run's first process, which led its session
   * @param home the run's home folder
   */
  static void kill(int session, Path home) {
    String variable = "\0HOME=" + home + "\0";
    Set<Integer> before = null;
    long start = System.nanoTime();
    while (System.nanoTime() - start < PATIENCE_NANOS) {
      Set<Integer> children = children();
      boolean found = isAnyOfTheRun(children, session, variable);
      if (!found && children.equals(before)) {
        return;
      }
      before = found ? null : children;
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  private static boolean isAnyOfTheRun(Set<Integer> children, int session, String home) {
    boolean found = false;
    for (int child : children) {
      String environment = environment(child);
      Stat stat = Stat.of(child);
      if (stat.session == session || environment.contains(home)) {
        found = true;
        Posix.kill(child, Posix.SIGKILL);
        Posix.wait4(child, new int[1], 0, new long[18]);
      } else if (stat.session == OWN_SESSION) {
        continue; // it is of no run
      } else if (!stat.isZombie) {
        // between two programs, or ending: it may turn out to be of this run
        found |= environment.isEmpty();
      } else if (!RESERVED.contains(child)) {
        found = true; // it may have left another
        Posix.wait4(child, new int[1], Posix.WNOHANG, new long[18]);
      }
    }
    return found;
  }

  /** What the kernel says of a process, even of one that is ending; nothing of one that is gone. */
  private record Stat(int session, boolean isZombie) {
    static Stat of(int pid) {
      String stat = read("/proc/" + pid + "/stat");
      String[] fields = stat.substring(stat.lastIndexOf(')') + 1).trim().split(" ");
      return fields.length < 4
          ? new Stat(OWN_SESSION, false)
          : new Stat(Integer.parseInt(fields[3]), fields[0].equals("Z"));
    }
  }

  private static Set<Integer> children() {
    Set<Integer> children = new HashSet<>();
    String[] threads = new File("/proc/self/task").list();
    for (String thread : threads == null ? new String[0] : threads) {
      children.addAll(Posix.processes(read("/proc/self/task/" + thread + "/children")));
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
