package judge.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import judge.problem.BadInputException;
import judge.problem.Reason;

/**
 * A report that is there whole or not at all: it is written beside its place and moved there when
 * it is complete. An older report is removed at the start, a file that is no report is left alone.
 */
public final class ReportFile implements AutoCloseable {
  private static final int HEAD_BYTES = 100;

  private final Path target;
  private final OutputStream standardOutput;
  private final Path draft;
  private final OutputStream stream;

  private ReportFile(Path target, OutputStream standardOutput, Path draft) throws IOException {
    this.target = target;
    this.standardOutput = standardOutput;
    this.draft = draft;
    this.stream = Files.newOutputStream(draft);
  }

  /**
   * Opens a report.
   *
   * @param option the option that asked for it, for messages
   * @param name a path, or {@code -} for standard output
   * @throws BadInputException if it could not be written there
   */
  public static ReportFile open(String option, String name, OutputStream standardOutput)
      throws BadInputException {
    try {
      if (name.equals("-")) {
        return new ReportFile(null, standardOutput, temporary(null));
      }
      Path target = Path.of(name);
      discard(option, name);
      boolean isFile = !Files.exists(target) || Files.isRegularFile(target);
      return new ReportFile(
          target, null, temporary(isFile ? target.toAbsolutePath().getParent() : null));
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInputException(
          option
              + ": cannot write "
              + name
              + ": "
              + Reason.of(e)
              + "; name a place that can be written",
          e);
    }
  }

  /**
   * Removes an older report, so that it is not taken for one of this run.
   *
   * @throws BadInputException if the file is there and is something else
   */
  public static void discard(String option, String name) throws BadInputException {
    if (name.equals("-")) {
      return;
    }
    try {
      Path target = Path.of(name);
      if (Files.isDirectory(target)) {
        throw new BadInputException(option + ": " + name + " is a folder; name a file");
      }
      if (!Files.isRegularFile(target)) {
        return;
      }
      try (InputStream in = Files.newInputStream(target)) {
        String head = new String(in.readNBytes(HEAD_BYTES), StandardCharsets.ISO_8859_1);
        if (!head.isEmpty() && !JsonReport.isOne(head) && !JunitReport.isOne(head)) {
          throw new BadInputException(
              option + ": " + name + " exists and is no report; remove it or name another file");
        }
      }
      if (Files.isSymbolicLink(target)) {
        Files.newOutputStream(target).close(); // the link stays, what it points to is emptied
      } else {
        Files.delete(target);
      }
    } catch (IOException | IllegalArgumentException e) {
      throw new BadInputException(option + ": cannot write " + name + ": " + Reason.of(e), e);
    }
  }

  /** Where to write it. */
  public OutputStream stream() {
    return stream;
  }

  /** Puts the complete report in its place. */
  public void publish() throws IOException {
    stream.close();
    if (target == null) {
      Files.copy(draft, standardOutput);
      standardOutput.flush();
    } else if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      // a link, a pipe or a device: it stays what it is
      try (OutputStream out = Files.newOutputStream(target)) {
        Files.copy(draft, out);
      }
    } else {
      try {
        Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException e) {
        Files.move(draft, target);
      }
    }
  }

  /** Removes what was not published. */
  @Override
  public void close() throws IOException {
    stream.close();
    Files.deleteIfExists(draft);
  }

  /** A draft in a folder gets the permissions of any new file there, others none. */
  private static Path temporary(Path folder) throws IOException {
    Path draft =
        folder == null
            ? Files.createTempFile("run-judge-report-", "")
            : folder.resolve(".run-judge-report-" + UUID.randomUUID());
    draft.toFile().deleteOnExit();
    return draft;
  }
}
