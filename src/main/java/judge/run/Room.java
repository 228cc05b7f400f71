package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A root folder for programs, the same for all: on the disk there are only the places where
 * something is to be mounted. The system's files are mounted there once, by an outer sandbox, for
 * which everything is read-only but what the judge has in its scratch folder; what differs, by that
 * of a run.
 */
final class Room {
  /** Where all that the judge sees is. */
  static final String HOST = Places.SCRATCH + "/host";

  private static final String WRITABLE = Places.SCRATCH + "/writable";

  private final Path path;
  private final Path scratch;
  private final List<SystemFiles.Entry> entries = SystemFiles.all();
  private final Set<String> places = new HashSet<>();

  /** Makes one in the scratch folder. */
  Room(Scratch scratch) throws IOException {
    this.path = scratch.newPath("room");
    this.scratch = path.getParent();
    makeFolder(path);
    for (SystemFiles.Entry entry : entries) {
      if (entry.isLink()) {
        Files.createSymbolicLink(inRoom(entry.path()), Path.of(entry.linkTarget()));
      } else {
        makePlace(entry.path(), Path.of(entry.path()));
      }
    }
    for (String folder : List.of("/dev", "/proc", HOST, WRITABLE)) {
      makePlace(folder, path);
    }
  }

  /** What the script of the {@link PerlStarter} needs to know to furnish it. */
  List<String> forPerl() {
    List<String> arguments =
        new ArrayList<>(List.of(path.toString(), HOST, scratch.toString(), WRITABLE));
    entries.stream().filter(each -> !each.isLink()).forEach(each -> arguments.add(each.path()));
    return arguments;
  }

  /** The arguments for bubblewrap to make it the root folder, and furnish it. */
  List<String> forBubblewrap() {
    List<String> arguments = new ArrayList<>(List.of("--ro-bind", path.toString(), "/"));
    for (SystemFiles.Entry entry : entries) {
      if (!entry.isLink()) {
        arguments.addAll(List.of("--ro-bind", entry.path(), entry.path()));
      }
    }
    // of the devices, too, only what cannot be changed, or a run could leave something in it
    arguments.addAll(List.of("--dev", "/dev", "--remount-ro", "/dev/pts", "--remount-ro", "/dev"));
    arguments.addAll(List.of("--dev-bind", "/proc", "/proc"));
    arguments.addAll(List.of("--ro-bind", "/", HOST, "--bind", scratch.toString(), WRITABLE));
    return arguments;
  }

  /** Where a file of the judge's is in it, until a run's scratch folder hides it. */
  String inside(Path file, boolean isWritable) {
    return isWritable ? WRITABLE + "/" + scratch.relativize(file) : HOST + file;
  }

  /** Makes a place for a file or folder to be mounted at, if there is none yet. */
  synchronized void makePlace(String place, Path what) throws IOException {
    if (!places.add(place)) {
      return;
    }
    Path inside = inRoom(place);
    makeFolder(inside.getParent());
    if (Files.isDirectory(what)) {
      makeFolder(inside);
    } else {
      Files.createFile(inside);
    }
  }

  private Path inRoom(String place) {
    return path.resolve(place.substring(1));
  }

  private static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectories(folder);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
