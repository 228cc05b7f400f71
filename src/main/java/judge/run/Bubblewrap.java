package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Shuts a program in with bubblewrap: name spaces of its own for everything, so that it sees no
 * other process and no network; of the file system the system's programs and libraries, its own
 * folder and this test's input, all read-only, and one scratch folder of limited size; no
 * capabilities, and no further user name spaces, from which to get at more of the kernel.
 */
final class Bubblewrap implements Sandbox {
  private final RunScript script;
  private final Unprivileged unprivileged;
  private final List<String> prefix;

  /**
   * @param bwrap where bubblewrap is
   * @param unprivileged the user to become first, if the judge runs as root
   */
  Bubblewrap(Path bwrap, RunScript script, Unprivileged unprivileged) throws IOException {
    this.script = script;
    this.unprivileged = unprivileged;
    List<String> command = new ArrayList<>();
    command.add(bwrap.toString());
    command.addAll(List.of("--new-session", "--die-with-parent", "--as-pid-1"));
    command.addAll(List.of("--unshare-all", "--unshare-user", "--disable-userns"));
    command.addAll(List.of("--cap-drop", "ALL"));
    for (SystemFiles.Entry entry : SystemFiles.all()) {
      command.addAll(
          entry.isLink()
              ? List.of("--symlink", entry.linkTarget(), entry.path())
              : List.of("--ro-bind", entry.path(), entry.path()));
    }
    command.addAll(List.of("--dev", "/dev", "--remount-ro", "/dev"));
    command.addAll(List.of("--proc", "/proc", "--perms", "0700"));
    command.addAll(List.of("--size", KernelLimits.SCRATCH_BYTES + "", "--tmpfs", Places.SCRATCH));
    prefix = List.copyOf(command);
  }

  @Override
  public Starter openStarter() throws IOException {
    return new ShellStarter(unprivileged.prefix());
  }

  @Override
  public int depth() {
    return 2;
  }

  @Override
  public Launch launch(RunRequest request, Path folder) throws IOException {
    List<String> command = new ArrayList<>(prefix);
    for (RunRequest.Mount mount : request.mounts()) {
      Path path = unprivileged.prepared(mount, folder);
      command.addAll(
          List.of(mount.writable() ? "--bind" : "--ro-bind", path.toString(), Places.of(mount)));
    }
    String input = request.isTalking() ? null : "/dev/null";
    if (request.input() != null) {
      Path path = unprivileged.readable(request.input(), folder);
      command.addAll(List.of("--ro-bind", path.toString(), Places.INPUT));
      input = Places.INPUT;
    }
    command.addAll(List.of("--remount-ro", "/", "--"));
    command.addAll(
        script.arguments(request.limits(), input, Places.SCRATCH, request.command(Places::of)));
    return new Launch(command, Path.of("/dev/null"), Path.of(Places.SCRATCH));
  }
}
