package judge.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;

/**
 * Removes the temporary folders of judges that were killed: those on whose lock file nobody holds a
 * lock any more. Process numbers would not do, as judges in containers may share the folder.
 */
final class Leftovers {
  static final String PREFIX = "run-judge-";
  static final String LOCK = "lock";

  /** A folder without a lock file may be one that is just being made. */
  private static final Duration BEING_MADE = Duration.ofMinutes(1);

  private Leftovers() {}

  /** Removes those beside a judge's own folder that belong to the same user. */
  static void remove(Path own) throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(own.getParent(), PREFIX + "*")) {
      for (Path folder : folders) {
        if (!Scratch.isLive(folder)
            && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
            && Files.getOwner(folder).equals(Files.getOwner(own))
            && isAbandoned(folder)) {
          Scratch.remove(folder);
        }
      }
    }
  }

  private static boolean isAbandoned(Path folder) {
    try {
      Path file = folder.resolve(LOCK);
      if (!Files.exists(file)) {
        Instant changed = Files.getLastModifiedTime(folder).toInstant();
        return changed.isBefore(Instant.now().minus(BEING_MADE));
      }
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
          FileLock lock = channel.tryLock()) {
        return lock != null;
      }
    } catch (IOException | OverlappingFileLockException e) {
      return false; // of another judge in this process, or just being removed
    }
  }
}
