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
 * The files of a test that a program finds in its working folder. That is new for every run, so the
 * run begins with copying them there.
 */
public final class WorkingFiles implements AutoCloseable {
  private static final String NAME = "test.files";
  private static final List<String> COPYING =
      List.of(
          "/bin/sh",
          "-c",
          "cp -R \"$1\"/. . && chmod -R u+w . && shift && exec \"$@\"",
          "sh",
          "{" + NAME + "}");

  private final Path copy;

  private WorkingFiles(Path copy) {
    this.copy = copy;
  }

  /** Those of a test, if it has any, where the user that programs run as can read them. */
  public static WorkingFiles of(TestCase test, Scratch scratch) throws IOException {
    if (test.files() == null) {
      return new WorkingFiles(null);
    }
    Path copy = scratch.newFolder("files");
    FileUtils.copyDirectory(test.files().toFile(), copy.toFile());
    try (Stream<Path> all = Files.walk(copy)) {
      for (Path file : (Iterable<Path>) all::iterator) {
        file.toFile().setReadable(true, false);
        file.toFile().setExecutable(Files.isExecutable(file), false);
      }
    }
    return new WorkingFiles(copy);
  }

  /** The command that finds them. */
  public List<String> command(List<String> command) {
    List<String> all = new ArrayList<>(copy == null ? List.of() : COPYING);
    all.addAll(command);
    return all;
  }

  /** What that command needs to see. */
  public List<Mount> mounts() {
    return copy == null ? List.of() : List.of(Mount.readOnly(NAME, copy));
  }

  @Override
  public void close() {
    if (copy != null) {
      Scratch.remove(copy);
    }
  }
}
