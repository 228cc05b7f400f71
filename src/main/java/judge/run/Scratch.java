package judge.run;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import judge.problem.Reason;
import org.apache.commons.io.FileUtils;

/**
 * The judge's temporary folder, for its own user alone; all of it goes when this is closed. What a
 * judge left that was killed, the next one removes.
 */
public final class Scratch implements AutoCloseable {
  /**
   * Those of this process: its locks do not keep it out of them, and looking would give them up, as
   * a process loses its locks on a file when it closes any channel to it.
   */
  private static final Set<Path> LIVE = ConcurrentHashMap.newKeySet();

  private final Path root;
  private final FileChannel lock;
  private final AtomicInteger count = new AtomicInteger();

  private Scratch(Path root, FileChannel lock) {
    this.root = root;
    this.lock = lock;
  }

  /** Creates one below the system's folder for temporary files. */
  public static Scratch create() throws IOException {
    Path root;
    try {
      root = Files.createTempDirectory(Leftovers.PREFIX).toRealPath();
    } catch (IOException e) {
      throw new IOException(
          "no temporary folder can be made: " + Reason.of(e) + "; let TMPDIR name another place",
          e);
    }
    LIVE.add(root);
    Path file = root.resolve("new-" + Leftovers.LOCK);
    FileChannel lock = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    lock.lock(); // held until the process ends, however it ends
    Files.move(file, file.resolveSibling(Leftovers.LOCK)); // never seen without being held
    Leftovers.remove(root);
    return new Scratch(root, lock);
  }

  /**
   * Lets other users reach what is in it, if that is readable to them, but not list it.
   *
   * @return false if they cannot get to it all the same
   */
  boolean letOthersPass() throws IOException {
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx--x--x"));
    for (Path folder = root; folder != null; folder = folder.getParent()) {
      if (!Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_EXECUTE)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the folder is one of this process. */
  static boolean isLive(Path root) {
    return LIVE.contains(root);
  }

  /** A new empty folder in it, whose name starts with the given word. */
  public Path newFolder(String word) throws IOException {
    return Files.createDirectory(newPath(word));
  }

  /** A path in it at which nothing is yet. */
  public Path newPath(String word) {
    return root.resolve(word + "-" + count.incrementAndGet());
  }

  /** Removes a folder and all in it, even where its own files were made unwritable. */
  public static void remove(Path folder) {
    try {
      FileUtils.deleteDirectory(folder.toFile());
    } catch (IOException e) {
      makeFoldersUsable(folder.toFile());
      FileUtils.deleteQuietly(folder.toFile());
    }
  }

  /** Gives the folder and those in it their owner's permissions back; links are no folders. */
  private static void makeFoldersUsable(File folder) {
    folder.setReadable(true);
    folder.setWritable(true);
    folder.setExecutable(true);
    File[] files = folder.listFiles();
    for (File file : files == null ? new File[0] : files) {
      if (Files.isDirectory(file.toPath(), LinkOption.NOFOLLOW_LINKS)) {
        makeFoldersUsable(file);
      }
    }
  }

  @Override
  public String toString() {
    return root.toString();
  }

  @Override
  public void close() {
    remove(root);
    try {
      lock.close();
    } catch (IOException e) {
      // the process's end closes it as well
    }
    LIVE.remove(root);
  }
}
