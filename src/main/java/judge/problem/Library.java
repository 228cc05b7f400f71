package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The bundled problems: {@code problems/NAME} with their tests in {@code testdata/NAME}. */
public final class Library {
  private final Path root;

  /**
   * @param root the folder that holds {@code problems} and {@code testdata}
   */
  public Library(Path root) {
    this.root = root;
  }

  /**
   * The names of all bundled problems, sorted.
   *
   * @throws BadInputException if the library is not where it should be
   */
  public List<String> names() throws BadInputException {
    try (Stream<Path> folders = Files.list(problems())) {
      List<String> names =
          folders
              .filter(ProblemLoader::isProblem)
              .map(folder -> folder.getFileName().toString())
              .sorted()
              .toList();
      if (!names.isEmpty()) {
        return names;
      }
    } catch (IOException e) {
      // falls through to the message below
    }
    throw new BadInputException(
        "no problems in " + problems() + "; call run-judge.sh of a whole checkout");
  }

  /** The folder of the bundled problem of that name, if there is one. */
  public Optional<Path> find(String name) {
    if (name.isEmpty()
        || name.startsWith(".")
        || !Path.of(name).equals(Path.of(name).getFileName())) {
      return Optional.empty();
    }
    return Optional.of(problems().resolve(name)).filter(ProblemLoader::isProblem);
  }

  /**
   * Loads a bundled problem, or any other folder that is one.
   *
   * @throws BadInputException if it is no usable problem
   */
  public Problem load(Path folder) throws BadInputException {
    return isBundled(folder)
        ? ProblemLoader.load(folder, root.resolve("testdata").resolve(whole(folder).getFileName()))
        : ProblemLoader.load(folder);
  }

  /** Whether the folder is one of the bundled problems. */
  public boolean isBundled(Path folder) {
    Path parent = whole(folder).getParent();
    return parent != null && real(parent).equals(real(problems()));
  }

  /** A file's path as reports name it: below the library, if it is a bundled one. */
  public String nameOf(Path file) {
    Path base = whole(root);
    Path name =
        whole(file).startsWith(base.resolve("problems")) ? base.relativize(whole(file)) : file;
    return name.toString().replace(name.getFileSystem().getSeparator(), "/");
  }

  private static Path whole(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** The one path of a folder, through whatever links it was named. */
  private static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      return whole(folder); // it is not there
    }
  }

  private Path problems() {
    return root.resolve("problems");
  }
}
