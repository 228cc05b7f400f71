package judge.run;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The user that programs run as: the judge's own, or, if that is root, one without any rights, to
 * whom what he is to read is made readable first.
 */
final class Unprivileged {
  /** A number that distributions leave free. */
  private static final int UID = 60999;

  private final Path setpriv;
  private final Map<Path, Boolean> opened = new ConcurrentHashMap<>();
  private final Map<Path, Path> folders = new ConcurrentHashMap<>();
  private final AtomicLong copies = new AtomicLong();

  private Unprivileged(Path setpriv) {
    this.setpriv = setpriv;
  }

  /** The judge's own user, who is not root. */
  static Unprivileged self() {
    return new Unprivileged(null);
  }

  /**
   * Another than root.
   *
   * @param setpriv the program that changes users
   */
  static Unprivileged insteadOfRoot(Path setpriv) {
    return new Unprivileged(setpriv);
  }

  /** What to put before a command for it to run as this user. */
  List<String> prefix() {
    String id = Integer.toString(UID);
    return setpriv == null
        ? List.of()
        : List.of(setpriv.toString(), "--reuid", id, "--regid", id, "--clear-groups");
  }

  /** Gives a folder to this user. */
  void own(Path folder) throws IOException {
    if (setpriv != null && Posix.chown(folder.toString(), UID, UID) != 0) {
      throw new PosixException("chown " + folder);
    }
  }

  /** What is to be mounted, where this user can read it, or write it if it may. */
  Path prepared(RunRequest.Mount mount, Path folder) throws IOException {
    if (mount.writable()) {
      own(mount.path());
      return mount.path();
    }
    Path prepared = folders.get(mount.path());
    if (prepared == null) {
      prepared = readable(mount.path(), folder);
      if (Files.isDirectory(prepared)) {
        folders.put(mount.path(), prepared);
      }
    }
    return prepared;
  }

  /** Takes what this user may have written into the judge's own hands again. */
  void takeBack(RunRequest.Mount mount) throws IOException {
    if (setpriv != null && mount.writable()) {
      try (Stream<Path> files = Files.walk(mount.path())) {
        files.forEach(file -> Posix.lchown(file.toString(), 0, 0));
      }
    }
  }

  /**
   * The file, or the folder of the judge's own, where this user can read it: as it is, or a copy.
   *
   * @param folder where to put a copy; it is created if need be
   */
  Path readable(Path file, Path folder) throws IOException {
    Path real = file.toRealPath();
    if (setpriv == null || isReadableByAll(real)) {
      return real;
    }
    if (Files.isDirectory(real)) {
      open(real);
      return real;
    }
    if (!Files.isDirectory(folder)) {
      Files.createDirectory(folder);
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    Path copy = folder.resolve("copy-" + copies.incrementAndGet());
    if (!isReadable(real)) {
      return copyReadable(real, copy);
    }
    try {
      return Files.createLink(copy, real); // it is bound read-only, so the original is safe
    } catch (FileSystemException | UnsupportedOperationException e) {
      return copyReadable(real, copy);
    }
  }

  private static Path copyReadable(Path file, Path copy) throws IOException {
    Files.copy(file, copy);
    return Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r--r--"));
  }

  /** Lets everyone read a folder of the judge's own, with all in it. */
  private void open(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path each : (Iterable<Path>) files::iterator) {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(each);
        permissions.add(PosixFilePermission.OTHERS_READ);
        if (permissions.contains(PosixFilePermission.OWNER_EXECUTE)) {
          permissions.add(PosixFilePermission.OTHERS_EXECUTE);
        }
        Files.setPosixFilePermissions(each, permissions);
      }
    }
  }

  private boolean isReadableByAll(Path file) throws IOException {
    Path parent = file.getParent();
    return isReadable(file) && (parent == null || isOpen(parent));
  }

  private boolean isOpen(Path folder) throws IOException {
    Boolean known = opened.get(folder);
    if (known == null) {
      known =
          Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_EXECUTE)
              && (folder.getParent() == null || isOpen(folder.getParent()));
      opened.put(folder, known);
    }
    return known;
  }

  private static boolean isReadable(Path file) throws IOException {
    return Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_READ)
        && (!Files.isDirectory(file)
            || Files.getPosixFilePermissions(file).contains(PosixFilePermission.OTHERS_EXECUTE));
  }
}
