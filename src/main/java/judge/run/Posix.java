package judge.run;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The calls of the C library and the kernel that Java has no words for, with Linux's numbers on
 * 64-bit machines. Loading this class loads JNA, which takes a while.
 */
final class Posix {
  static final int SIGKILL = 9;
  static final int POLLIN = 1;
  static final int POLLOUT = 4;
  static final int WNOHANG = 1;
  static final int EINTR = 4;
  static final int EAGAIN = 11;
  static final int O_RDONLY = 0;
  private static final int O_WRONLY = 1;
  static final short POSIX_SPAWN_SETSIGDEF = 0x04;
  static final short POSIX_SPAWN_SETSIGMASK = 0x08;
  static final short POSIX_SPAWN_SETSID = 0x80;

  private static final int O_NONBLOCK = 0x800;
  private static final int O_CLOEXEC = 0x80000;
  private static final int OWNER_ONLY = 0600;
  private static final long SYS_PIDFD_OPEN = 434;
  private static final int PR_SET_CHILD_SUBREAPER = 36;
  private static final int PR_SET_NO_NEW_PRIVS = 38;
  private static final long SYS_SECCOMP = Platform.isARM() ? 277 : 317;
  private static final int SECCOMP_SET_MODE_FILTER = 1;
  private static final int SECCOMP_FILTER_FLAG_SPEC_ALLOW = 4;
  private static final int CPUCLOCK_SCHED = 2;

  /** More than any C library needs for the structs that only it looks into. */
  private static final int OPAQUE_BYTES = 1024;

  static {
    if (Native.LONG_SIZE != Long.BYTES) {
      throw new UnsatisfiedLinkError("it is not a 64-bit one");
    }
    Native.register(Posix.class, Platform.C_LIBRARY_NAME);
  }

  private Posix() {}

  // The names and signatures are the C library's.

  static native int posix_spawn(
      int[] pid, String path, Pointer actions, Pointer attributes, Pointer argv, Pointer envp);

  static native int posix_spawn_file_actions_init(Pointer actions);

  static native int posix_spawn_file_actions_destroy(Pointer actions);

  static native int posix_spawn_file_actions_adddup2(Pointer actions, int from, int to);

  static native int posix_spawn_file_actions_addopen(
      Pointer actions, int descriptor, String path, int flags, int mode);

  static native int posix_spawn_file_actions_addclosefrom_np(Pointer actions, int from);

  static native int posix_spawnattr_init(Pointer attributes);

  static native int posix_spawnattr_destroy(Pointer attributes);

  static native int posix_spawnattr_setflags(Pointer attributes, short flags);

  static native int posix_spawnattr_setsigmask(Pointer attributes, Pointer signals);

  static native int posix_spawnattr_setsigdefault(Pointer attributes, Pointer signals);

  static native int wait4(int pid, int[] status, int options, long[] usage);

  static native int kill(int pid, int signal);

  static native int getsid(int pid);

  static native int poll(int[] descriptors, long count, int timeoutMillis);

  static native long read(int descriptor, byte[] buffer, long count);

  static native long write(int descriptor, byte[] buffer, long count);

  static native int close(int descriptor);

  static native int chown(String path, int owner, int group);

  static native int lchown(String path, int owner, int group);

  static native int unlink(String path);

  private static native int chmod(String path, int mode);

  private static native int mkfifo(String path, int mode);

  private static native int open(byte[] path, int flags);

  private static native int pipe2(int[] ends, int flags);

  private static native long syscall(long number, long a, long b);

  private static native long syscall(long number, long a, long b, Pointer c);

  private static native int prctl(int option, long a, long b, long c, long d);

  private static native int clock_gettime(int clock, long[] time);

  private static native int geteuid();

  /** A pipe, its reading end first; both ends are closed by exec. */
  static int[] pipe() throws PosixException {
    int[] ends = new int[2];
    if (pipe2(ends, O_CLOEXEC) != 0) {
      throw new PosixException("pipe2");
    }
    return ends;
  }

  /**
   * A pipe with a new name, for its owner to open, and both of its ends, the reading one first:
   * they do not block, and are closed by exec.
   */
  static int[] namedPipe(String path) throws PosixException {
    if (mkfifo(path, OWNER_ONLY) != 0) {
      throw new PosixException("mkfifo " + path);
    }
    int[] ends = openEnds(path);
    if (ends == null) {
      throw new PosixException("open " + path);
    }
    return ends;
  }

  /**
   * The same with a name that is there already, which makes a new pipe of it if nobody has anything
   * of the one before. The descriptors of a process that has ended can outlive it for a while, sent
   * to a socket that nobody will read.
   *
   * @return null if that is not so, or the name is not there
   */
  static int[] namedPipeAgain(String path) {
    if (chmod(path, OWNER_ONLY) != 0) {
      return null;
    }
    int writing = open(bytes(path), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (writing >= 0) {
      close(writing);
      return null; // somebody has the reading end
    }
    return openEnds(path);
  }

  /** Both ends of a pipe; null if somebody has the writing one already, or has written. */
  private static int[] openEnds(String path) {
    int reading = open(bytes(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    boolean isUnused = reading >= 0 && read(reading, new byte[1], 1) == 0;
    int writing = isUnused ? open(bytes(path), O_WRONLY | O_NONBLOCK | O_CLOEXEC) : -1;
    if (writing < 0) {
      close(reading);
      return null;
    }
    return new int[] {reading, writing};
  }

  /** A file of the kernel's, or as much of it as the buffer holds; empty if it cannot be read. */
  static String contents(String path, byte[] buffer) {
    int descriptor = open(bytes(path), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
      return "";
    }
    int n = (int) read(descriptor, buffer, buffer.length);
    close(descriptor);
    return n <= 0 ? "" : new String(buffer, 0, n, StandardCharsets.ISO_8859_1);
  }

  /** The children that a thread has started or adopted, or as many as the buffer holds. */
  static List<Integer> children(int process, String thread, byte[] buffer) {
    return processes(contents("/proc/" + process + "/task/" + thread + "/children", buffer));
  }

  /** The numbers in the kernel's list of children, each of which ends with a space. */
  static List<Integer> processes(String list) {
    List<Integer> processes = new ArrayList<>();
    for (String process : list.substring(0, list.lastIndexOf(' ') + 1).split(" ")) {
      if (!process.isEmpty()) {
        processes.add(Integer.parseInt(process));
      }
    }
    return processes;
  }

  private static byte[] bytes(String path) {
    return (path + "\0").getBytes(StandardCharsets.UTF_8);
  }

  /** A descriptor that can be read when the process has ended, or -1 on kernels before 5.3. */
  static int pidfdOpen(int pid) {
    return (int) syscall(SYS_PIDFD_OPEN, pid, 0);
  }

  /** Makes orphans among this process's descendants its own children. */
  static void becomeSubreaper() {
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  }

  /**
   * Filters the system calls of this thread and of all that it starts, which give up new privileges
   * for that; not at the cost of speed, as some kernels would have it.
   *
   * @param program a {@code struct sock_fprog}
   */
  static void filterSystemCalls(Pointer program) {
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    syscall(SYS_SECCOMP, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, program);
  }

  /** The CPU time of all threads of a process, in nanoseconds, or -1 if it is gone. */
  static long cpuNanos(int pid) {
    long[] time = new long[2];
    int clock = (~pid << 3) | CPUCLOCK_SCHED;
    return clock_gettime(clock, time) == 0 ? time[0] * 1_000_000_000L + time[1] : -1;
  }

  static boolean isRoot() {
    return geteuid() == 0;
  }

  /** Memory for a struct that only the C library looks into. */
  static Memory opaque() {
    Memory memory = new Memory(OPAQUE_BYTES);
    memory.clear();
    return memory;
  }
}
