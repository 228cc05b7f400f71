package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Shuts a program in as {@link Bubblewrap} does, with the name spaces of the kernel and the tools
 * that every Linux has, where bubblewrap is not installed. It takes some 30 ms longer, as each step
 * is a program of its own.
 */
final class NamespaceSandbox implements Sandbox {
  private static final String INPUT = "/input";
  private static final String SCRATCH = "/tmp";

  private final RunScript script;
  private final Unprivileged unprivileged;
  private final List<String> prefix;
  private final String setUp;

  /**
   * @param setpriv the program that drops privileges
   * @param unshare the program that makes name spaces
   */
  NamespaceSandbox(Path setpriv, Path unshare, RunScript script, Unprivileged unprivileged)
      throws IOException {
    this.script = script;
    this.unprivileged = unprivileged;
    List<String> command = new ArrayList<>(List.of("setsid"));
    command.addAll(List.of(setpriv.toString(), "--pdeathsig", "KILL"));
    command.addAll(List.of(unshare.toString(), "--map-root-user", "--pid", "--fork", "--mount"));
    command.addAll(List.of("--ipc", "--net", "--uts", "--cgroup", "--kill-child", "/bin/sh", "-c"));
    prefix = List.copyOf(command);
    setUp = setUp(systemFiles());
  }

  @Override
  public Starter openStarter() throws IOException {
    return new ShellStarter(unprivileged.prefix(), false);
  }

  @Override
  public int depth() {
    return 2;
  }

  @Override
  public boolean forksToSetUp() {
    return true;
  }

  @Override
  public Launch launch(RunRequest request, Path folder) throws IOException {
    Path root = Files.createDirectories(folder.resolve("root"));
    unprivileged.own(folder);
    unprivileged.own(root);
    List<String> command = new ArrayList<>(prefix);
    List<String> binds = new ArrayList<>();
    for (RunRequest.Mount mount : request.mounts()) {
      String path = unprivileged.prepared(mount, folder).toString();
      binds.addAll(List.of(mount.name(), path, mount.writable() ? "rw" : "ro"));
    }
    String input =
        request.input() == null
            ? "/dev/null"
            : unprivileged.readable(request.input(), folder).toString();
    command.addAll(List.of(setUp, "sh", root.toString(), input));
    command.add(Integer.toString(request.mounts().size()));
    command.addAll(binds);
    command.addAll(
        script.arguments(
            request.limits(),
            request.isTalking() ? null : INPUT,
            SCRATCH,
            request.command(mount -> "/" + mount.name())));
    return new Launch(command, Path.of("/dev/null"), Path.of(SCRATCH));
  }

  /**
   * Builds the program's root folder, on a file system in memory, and goes there. Its arguments: a
   * folder to build on, the input, the number of mounts; of each its name, path and "ro" or "rw";
   * then what to run.
   */
  private static String setUp(String systemFiles) {
    return String.join(
        "\n",
        "set -e",
        "path=$PATH",
        "PATH=/usr/sbin:/sbin:$PATH", // pivot_root is for administrators
        "root=$1 input=$2 mounts=$3",
        "shift 3",
        "mount --make-rprivate /",
        "mount -t tmpfs -o mode=755,size=1m tmpfs \"$root\"",
        "cd \"$root\"",
        "mkdir etc proc dev tmp old",
        "place() { if [ -d \"$1\" ]; then mkdir -p \"$2\"; else : >\"$2\"; fi; }",
        "bind() { place \"$1\" \"$2\"; mount --rbind \"$1\" \"$2\"; }",
        "protect() { mount -o remount,bind,ro,nosuid \"$1\"; }",
        systemFiles,
        "bind \"$input\" input",
        "if [ -f \"$input\" ]; then protect input; fi",
        "while [ $mounts -gt 0 ]; do",
        "  bind \"$2\" \"$1\"",
        "  if [ $3 = ro ]; then protect \"$1\"; fi",
        "  shift 3",
        "  mounts=$((mounts - 1))",
        "done",
        "for device in null zero full random urandom; do",
        "  : >dev/$device; mount --bind /dev/$device dev/$device",
        "done",
        "ln -s /proc/self/fd dev/fd",
        "for i in 0:stdin 1:stdout 2:stderr; do ln -s /proc/self/fd/${i%:*} dev/${i#*:}; done",
        "mount -t proc -o nosuid,nodev,noexec proc proc",
        "mount -t tmpfs -o mode=700,nosuid,nodev,size=" + RunScript.SCRATCH_BYTES + " tmpfs tmp",
        "echo 0 >proc/sys/user/max_user_namespaces",
        "pivot_root . old",
        "umount -l /old",
        "rmdir /old",
        "mount -o remount,bind,ro /",
        "cd /",
        "PATH=$path",
        "exec setpriv --bounding-set=-all --inh-caps=-all --securebits=+noroot,+noroot_locked"
            + " --no-new-privs \"$@\"");
  }

  private static String systemFiles() throws IOException {
    StringBuilder script = new StringBuilder();
    for (SystemFiles.Entry entry : SystemFiles.all()) {
      String path = entry.path();
      String inside = path.substring(1);
      if (entry.isLink()) {
        script
            .append("ln -s '")
            .append(entry.linkTarget())
            .append("' ")
            .append(inside)
            .append('\n');
      } else {
        script.append("bind '" + path + "' " + inside + "; protect " + inside + "\n");
      }
    }
    return script.toString().stripTrailing();
  }
}
