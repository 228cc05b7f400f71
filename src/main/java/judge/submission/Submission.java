package judge.submission;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import judge.problem.BadInputException;
import judge.problem.Reason;

/**
 * The sources of a solution to judge.
 *
 * @param name what reports call it: the path as the user, or the library, has it
 * @param path the file or the folder
 * @param sources its source files, sorted, at least one; other files of a folder are left alone
 * @param language what they are written in
 * @param entryPoint the class or file to run, if its package says so, else empty
 * @param release the Java version to hold it to, where that is not the installed one
 */
public record Submission(
    String name,
    Path path,
    List<Path> sources,
    Language language,
    String entryPoint,
    OptionalInt release) {

  public Submission {
    sources = List.copyOf(sources);
  }

  /** The same submission, held to an older version of Java. */
  public Submission withRelease(int version) {
    return new Submission(name, path, sources, language, entryPoint, OptionalInt.of(version));
  }

  /**
   * Whether the path is a source file, or a folder with one in it, or its package says what it is.
   */
  public static boolean isSubmission(Path path) {
    try {
      if (!declared(path, "language").isEmpty()) {
        return Files.exists(path);
      }
      return Files.isRegularFile(path)
          ? Languages.isSource(path)
          : Files.isDirectory(path) && !sourcesIn(path).isEmpty();
    } catch (BadInputException e) {
      return true; // it is said when it is loaded
    } catch (IOException e) {
      return false; // what cannot be read is no submission; the caller says what it looked for
    }
  }

  /**
   * Loads the source file, or all the source files of a folder.
   *
   * @throws BadInputException if there is none that can be read
   */
  public static Submission load(String name, Path path) throws BadInputException {
    String declared = declared(path, "language");
    String entryPoint = declared(path, "entrypoint");
    try {
      Language language;
      List<Path> sources;
      if (declared.isEmpty()) {
        sources = Files.isDirectory(path) ? sourcesIn(path) : List.of(path);
        language =
            Languages.of(sources)
                .orElseThrow(
                    () ->
                        new BadInputException(
                            path
                                + " is no source of a known language, or of several; known are "
                                + Languages.describe()));
      } else {
        language = Languages.of(declared, path);
        sources = Files.isDirectory(path) ? sourcesIn(path, language) : List.of(path);
      }
      for (Path source : sources) {
        if (!Files.isReadable(source)) {
          throw new BadInputException("cannot read " + source + "; allow it (chmod +r)");
        }
      }
      return new Submission(name, path, sources, language, entryPoint, OptionalInt.empty());
    } catch (IOException e) {
      throw new BadInputException("cannot read " + path + ": " + Reason.of(e), e);
    }
  }

  private static String declared(Path path, String key) throws BadInputException {
    Optional<SubmissionsFile> file = SubmissionsFile.of(path);
    return file.isPresent() ? file.get().forCompiling(key) : "";
  }

  /** The files with a language's endings, or else all of them. */
  private static List<Path> sourcesIn(Path folder, Language language) throws IOException {
    List<Path> files = filesIn(folder);
    List<Path> sources = files.stream().filter(language::isSource).toList();
    return sources.isEmpty() ? files : sources;
  }

  /** A file's path in the submission's folder; its name if the submission is that file. */
  String nameOf(Path file) {
    return path.equals(file) ? file.getFileName().toString() : path.relativize(file).toString();
  }

  /** Its source files, and then what else its folder has. */
  public List<Path> files() throws BadInputException {
    if (!Files.isDirectory(path)) {
      return sources;
    }
    try {
      return Stream.concat(sources.stream(), filesIn(path).stream()).distinct().toList();
    } catch (IOException e) {
      throw new BadInputException("cannot read " + path + ": " + Reason.of(e), e);
    }
  }

  /** The total size of its source files. */
  public long sizeBytes() {
    return sources.stream().mapToLong(source -> source.toFile().length()).sum();
  }

  private static List<Path> sourcesIn(Path folder) throws IOException {
    return filesIn(folder).stream().filter(Languages::isSource).toList();
  }

  /**
   * The files of a folder, sorted; not hidden ones, nor what cannot be read, nor links in circles.
   */
  static List<Path> filesIn(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(
        folder,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && !isHidden(folder.relativize(file))) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
          }
        });
    files.sort(null);
    return files;
  }

  private static boolean isHidden(Path relative) {
    return StreamSupport.stream(relative.spliterator(), false)
        .anyMatch(part -> part.toString().startsWith("."));
  }
}
