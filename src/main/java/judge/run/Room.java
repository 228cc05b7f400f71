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
  private final Path path;
  private final Path scratch;

  /** Where the scratch folder can be written. */
  private final Path writable;

  private final List<SystemFiles.Entry> entries = SystemFiles.all();
  private final Set<String> places = new HashSet<>();

  /** Makes one in the scratch folder. */
  Room(Scratch scratch) throws IOException {
    this.path = scratch.newPath("room");
    this.scratch = path.getParent();
    this.writable = scratch.newPath("writable");
    makeFolder(path);
    makeFolder(writable);
    for (SystemFiles.Entry entry : entries) {
      if (entry.isLink()) {
        Files.createSymbolicLink(inside(entry.path()), Path.of(entry.linkTarget()));
      } else {
        makePlace(entry.path(), Path.of(entry.path()));
      }
    }
    for (String folder : List.of("/dev", "/proc", "/tmp")) {
      makePlace(folder, path);
    }
  }

  String path() {
    return path.toString();
  }

  /** The arguments for bubblewrap to mount there what is the same for all. */
  List<String> furnish() {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(
        List.of(
            "--ro-bind",
            "/",
            "/",
            "--dev-bind",
            "/dev/null",
            "/dev/null",
            "--dev-bind",
            "/proc",
            "/proc"));
    arguments.addAll(List.of("--bind", scratch.toString(), writable.toString()));
    for (SystemFiles.Entry entry : entries) {
      if (!entry.isLink()) {
        arguments.addAll(List.of("--ro-bind", entry.path(), inside(entry.path()).toString()));
      }
    }
    String dev = inside("/dev").toString();
    // of the devices, too, only what cannot be changed, or a run could leave something in it
    arguments.addAll(List.of("--dev", dev, "--remount-ro", dev + "/pts", "--remount-ro", dev));
    return arguments;
  }

  /** Where a file or folder of the scratch folder can be written. */
  Path writable(Path file) {
    return writable.resolve(scratch.relativize(file));
  }

  /** Makes a place for a file or folder to be mounted at, if there is none yet. */
  synchronized void makePlace(String place, Path what) throws IOException {
    if (!places.add(place)) {
      return;
    }
    Path inside = inside(place);
    makeFolder(inside.getParent());
    if (Files.isDirectory(what)) {
      makeFolder(inside);
    } else {
      Files.createFile(inside);
    }
  }

  private Path inside(String place) {
    return path.resolve(place.substring(1));
  }

  private static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectories(folder);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }
}
