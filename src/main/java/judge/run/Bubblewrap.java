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
 *
 * <p>Most of that takes a while to set up and is the same for all runs. Where bubblewrap can be
 * nested, the shell that starts the runs is itself run in an outer sandbox, whose user, network and
 * other name spaces serve one run after another, and which has a {@link Room} that is ready for
 * them. The inner one, anew for each run, is for what a run could leave something in: processes,
 * messages, mounts, the scratch folder. Such a shell serves one run at a time, so no two meet in a
 * network; and where one has left something in it another shell is started.
 */
final class Bubblewrap implements Sandbox {
  private static final String INPUT = "/input";
  private static final String SCRATCH = "/tmp";

  private final String bwrap;
  private final RunScript script;
  private final Unprivileged unprivileged;

  /** Ready for all runs, or null if each run has to make its own. */
  private final Room room;

  private final List<String> prefix;

  /**
   * @param bwrap where bubblewrap is
   * @param unprivileged the user to become first, if the judge runs as root
   * @param room made before the first run, to nest sandboxes; null for one sandbox a run
   */
  Bubblewrap(Path bwrap, RunScript script, Unprivileged unprivileged, Room room)
      throws IOException {
    this.bwrap = bwrap.toString();
    this.script = script;
    this.unprivileged = unprivileged;
    this.room = room;
    List<String> command = new ArrayList<>();
    command.add(this.bwrap);
    command.addAll(List.of("--new-session", "--die-with-parent", "--as-pid-1"));
    command.addAll(List.of("--cap-drop", "ALL"));
    if (room != null) {
      command.addAll(List.of("--unshare-pid", "--unshare-ipc", "--dev-bind", room.path(), "/"));
    } else {
      command.addAll(List.of("--unshare-all", "--unshare-user", "--disable-userns"));
      for (SystemFiles.Entry entry : SystemFiles.all()) {
        command.addAll(
            entry.isLink()
                ? List.of("--symlink", entry.linkTarget(), entry.path())
                : List.of("--ro-bind", entry.path(), entry.path()));
      }
      command.addAll(List.of("--dev", "/dev", "--remount-ro", "/dev"));
    }
    command.addAll(List.of("--proc", "/proc", "--perms", "0700"));
    command.addAll(List.of("--size", RunScript.SCRATCH_BYTES + "", "--tmpfs", SCRATCH));
    prefix = List.copyOf(command);
  }

  @Override
  public Starter openStarter() throws IOException {
    List<String> command = new ArrayList<>(unprivileged.prefix());
    if (room != null) {
      command.add(bwrap);
      command.addAll(List.of("--unshare-user", "--disable-userns", "--unshare-net"));
      command.addAll(List.of("--unshare-ipc", "--unshare-uts", "--unshare-cgroup"));
      // to set the inner one up, which drops it; bubblewrap takes it from uid 0 alone
      command.addAll(List.of("--uid", "0", "--gid", "0", "--cap-add", "CAP_SYS_ADMIN"));
      command.addAll(room.furnish());
      command.add("--");
    }
    return new ShellStarter(command, room != null);
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
      bind(command, path, place(mount), mount.writable());
    }
    String input = request.isTalking() ? null : "/dev/null";
    if (request.input() != null) {
      bind(command, unprivileged.readable(request.input(), folder), INPUT, false);
      input = INPUT;
    }
    if (room == null) {
      command.addAll(List.of("--remount-ro", "/"));
    }
    command.add("--");
    command.addAll(
        script.arguments(request.limits(), input, SCRATCH, request.command(Bubblewrap::place)));
    return new Launch(command, Path.of("/dev/null"), Path.of(SCRATCH));
  }

  private void bind(List<String> command, Path path, String place, boolean writable)
      throws IOException {
    Path source = path;
    if (room != null) {
      room.makePlace(place, path);
      source = writable ? room.writable(path) : path;
    }
    command.addAll(List.of(writable ? "--bind" : "--ro-bind", source.toString(), place));
  }

  private static String place(RunRequest.Mount mount) {
    return "/" + mount.name();
  }
}
