package judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import judge.problem.Constants;
import org.apache.commons.io.FilenameUtils;

/**
 * The folder that a program is compiled in: copies of its sources, and of what its problem adds to
 * them, and nothing of what lies around them.
 */
final class SourceFolder {
  private static final long LARGEST_INCLUDED = 1 << 20;
  private static final List<String> HEADERS = List.of("h", "hh", "hpp", "hxx", "h++");

  private final Path path;
  private final Set<String> sources = new TreeSet<>();
  private final List<String> data = new ArrayList<>();

  /**
   * @param path an empty folder
   */
  SourceFolder(Path path) {
    this.path = path;
  }

  /** One with a submission and what is added to it. */
  static SourceFolder of(Submission submission, Additions additions, Path path) throws IOException {
    SourceFolder folder = new SourceFolder(path);
    folder.copy(submission.path(), false, additions.ownConstants());
    submission.sources().forEach(source -> folder.sources.add(submission.nameOf(source)));
    for (Path added : additions.folders()) {
      folder.copy(added, true, additions.constants());
      for (Path file : Submission.filesIn(added)) {
        String name = added.relativize(file).toString();
        if (submission.language().isSource(file)) {
          folder.sources.add(name);
        } else if (!FilenameUtils.isExtension(name, HEADERS)) {
          folder.data.add(name);
        }
      }
    }
    return folder;
  }

  Path path() {
    return path;
  }

  /** The names of the files to compile, sorted. */
  List<String> sources() {
    return List.copyOf(sources);
  }

  /** Copies what was added that is no source, for the program to read when it runs. */
  void copyData(Path to) throws IOException {
    for (String name : data) {
      Files.createDirectories(to.resolve(name).getParent());
      copyFile(path.resolve(name), to.resolve(name), Constants.NONE);
    }
  }

  boolean hasData() {
    return !data.isEmpty();
  }

  /**
   * Copies a source, or what a folder has of use to the compiler: headers and the like.
   *
   * @param all whether to copy everything
   */
  void copy(Path source, boolean all, Constants constants) throws IOException {
    if (!Files.isDirectory(source)) {
      copyFile(source, path.resolve(source.getFileName().toString()), constants);
      return;
    }
    for (Path file : Submission.filesIn(source)) {
      if (Files.isReadable(file) && (all || mayBeNeeded(file, Files.size(file)))) {
        Path copy = path.resolve(source.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        copyFile(file, copy, constants);
      }
    }
  }

  /** A copy that whoever the compiler runs as can read, even if the original is for its owner. */
  private static void copyFile(Path file, Path copy, Constants constants) throws IOException {
    if (constants == Constants.NONE) {
      Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.write(copy, constants.replacedIn(Files.readAllBytes(file)));
    }
    copy.toFile().setReadable(true, false);
    copy.toFile().setExecutable(Files.isExecutable(file), false);
  }

  /** Whether a file could be one that sources include: a folder may hold much else. */
  private static boolean mayBeNeeded(Path file, long size) {
    return Languages.isSource(file) || size <= LARGEST_INCLUDED;
  }
}
