package judge.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** Says in words why a file could not be used, as the library's own messages are often its name. */
public final class Reason {
  private Reason() {}

  /** The reason, with what to do about it where that is clear. */
  public static String of(Exception e) {
    if (e instanceof UncheckedIOException unchecked) {
      return of(unchecked.getCause());
    }
    if (e instanceof NoSuchFileException missing) {
      return missing.getFile() + " does not exist";
    }
    if (e instanceof AccessDeniedException denied) {
      return "access to " + denied.getFile() + " is denied; allow it (chmod)";
    }
    if (e instanceof FileSystemLoopException loop) {
      return loop.getFile() + " is a link to a folder that it is in; remove it";
    }
    return e instanceof IOException && e.getMessage() != null ? e.getMessage() : e.toString();
  }
}
