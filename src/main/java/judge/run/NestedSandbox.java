package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Shuts a program in as {@link Bubblewrap} does, in a fraction of the time: most of a sandbox takes
 * a while to set up, and is the same for all runs.
 *
 * <p>So there is an outer sandbox, whose user, network and other name spaces serve one run after
 * another, and whose root folder is a {@link Room} that is furnished for them. What starts the runs
 * is in it, and gives each anew what it could leave something in: processes, messages, mounts, the
 * scratch folder. It starts one run at a time, so no two meet in a network; and where one has left
 * something in it, another outer sandbox is made.
 */
final class NestedSandbox implements Sandbox {
  private final Unprivileged unprivileged;
  private final Room room;
  private final List<String> prefix;
  private final List<String> toFurnish;

  private NestedSandbox(
      Unprivileged unprivileged, Room room, List<String> prefix, List<String> toFurnish) {
    this.unprivileged = unprivileged;
    this.room = room;
    this.prefix = List.copyOf(prefix);
    this.toFurnish = toFurnish;
  }

  /**
   * One whose outer sandbox is made by bubblewrap, which may be allowed more than others.
   *
   * @param bwrap where bubblewrap is
   * @param unprivileged the user to become first, if the judge runs as root
   */
  static NestedSandbox ofBubblewrap(Path bwrap, Unprivileged unprivileged, Room room) {
    List<String> prefix = new ArrayList<>(unprivileged.prefix());
    prefix.add(bwrap.toString());
    prefix.addAll(List.of("--unshare-user", "--disable-userns", "--unshare-net"));
    prefix.addAll(List.of("--unshare-ipc", "--unshare-uts", "--unshare-cgroup"));
    // to shut a run in, which has none of it; bubblewrap takes it from uid 0 alone
    prefix.addAll(List.of("--uid", "0", "--gid", "0"));
    prefix.addAll(List.of("--cap-add", "CAP_SYS_ADMIN", "--cap-add", "CAP_SETPCAP"));
    prefix.addAll(room.forBubblewrap());
    prefix.add("--");
    return new NestedSandbox(unprivileged, room, prefix, List.of());
  }

  /**
   * One that needs nothing but the kernel's name spaces.
   *
   * @param unprivileged the user to become first, if the judge runs as root
   */
  static NestedSandbox ofNamespaces(Unprivileged unprivileged, Room room) {
    return new NestedSandbox(unprivileged, room, unprivileged.prefix(), room.forPerl());
  }

  @Override
  public Starter openStarter() throws IOException {
    return new PerlStarter(prefix, toFurnish, Room.HOST);
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public Launch launch(RunRequest request, Path folder) throws IOException {
    List<String> mounts = new ArrayList<>();
    for (RunRequest.Mount mount : request.mounts()) {
      Path path = unprivileged.prepared(mount, folder);
      bind(mounts, path, Places.of(mount), mount.writable());
    }
    String input = request.isTalking() ? "" : PerlStarter.NOTHING.toString();
    if (request.input() != null) {
      bind(mounts, unprivileged.readable(request.input(), folder), Places.INPUT, false);
      input = Places.INPUT;
    }
    List<String> fields = new ArrayList<>(List.of(Places.SCRATCH));
    fields.add("mode=0700,size=" + KernelLimits.SCRATCH_BYTES);
    fields.add(input);
    PerlStarter.addList(fields, KernelLimits.pairs(request.limits()));
    PerlStarter.addList(fields, mounts);
    fields.addAll(request.command(Places::of));
    return new Launch(fields, PerlStarter.NOTHING, Path.of(Places.SCRATCH));
  }

  private void bind(List<String> mounts, Path path, String place, boolean isWritable)
      throws IOException {
    room.makePlace(place, path);
    mounts.addAll(List.of(room.inside(path, isWritable), place));
  }
}
