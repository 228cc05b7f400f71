package judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.TestCase;
import judge.run.RunRequest.Mount;
import judge.run.Scratch;
import org.apache.commons.io.FileUtils;

/**
 * The files that a program finds in its working folder: those that were included with it, and those
 * of the test. The folder is new for every run, so the run begins with copying them there.
 */
public final class WorkingFiles implements AutoCloseable {
  private static final List<String> COPYING =
      List.of(
          "/bin/sh",
          "-c",
          "while [ \"$1\" != -- ]; do cp -R \"$1\"/. . || exit; shift; done; shift;"
              + " chmod -R u+w . && exec \"$@\"",
          "sh");

  private final Path copy;
  private final List<Mount> mounts = new ArrayList<>();

  private WorkingFiles(Path copy) {
    this.copy = copy;
  }

  /** Those of a program on a test, where the user that programs run as can read them. */
  public static WorkingFiles of(Program program, TestCase test, Scratch scratch)
      throws IOException {
    WorkingFiles files =
        new WorkingFiles(test.files() == null ? null : readableCopy(test.files(), scratch));
    if (program.files() != null) {
      files.mounts.add(Mount.readOnly("program.files", program.files()));
    }
    if (files.copy != null) {
      files.mounts.add(Mount.readOnly("test.files", files.copy));
    }
    return files;
  }

  private static Path readableCopy(Path folder, Scratch scratch) throws IOException {
    Path copy = scratch.newFolder("files");
    FileUtils.copyDirectory(folder.toFile(), copy.toFile());
    try (Stream<Path> all = Files.walk(copy)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        file.toFile().setReadable(true, false);
        file.toFile().setExecutable(Files.isExecutable(file), false);
      }
    }
    return copy;
  }

  /** The command that finds them. */
  public List<String> command(List<String> command) {
    if (mounts.isEmpty()) {
      return command;
    }
    List<String> all = new ArrayList<>(COPYING);
    mounts.forEach(mount -> all.add("{" + mount.name() + "}"));
    all.add("--");
    all.addAll(command);
    return all;
  }

  /** What that command needs to see. */
  public List<Mount> mounts() {
    return List.copyOf(mounts);
  }

  @Override
  public void close() {
    if (copy != null) {
      Scratch.remove(copy);
    }
  }
}
