package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.judging.Entry;
import judge.judging.Expectations;
import judge.problem.BadInputException;
import judge.problem.Library;
import judge.problem.Problem;
import judge.problem.ProblemLoader;
import judge.submission.Submission;

/**
 * What the arguments name: problems, each with the submissions that stand behind it, or its own
 * {@code Main.java} if none does.
 */
final class Arguments {
  private static final String MAIN = "Main.java";

  /** What a bundled problem's Main is held to, as it is to be accepted by old contest sites. */
  private static final int CONTEST_RELEASE = 8;

  private final Library library;

  Arguments(Library library) {
    this.library = library;
  }

  /**
   * The entries to judge, in the order given; every bundled problem if nothing is.
   *
   * @throws BadInputException if an argument names nothing, or more than one thing
   */
  List<Entry> entries(List<String> arguments) throws BadInputException {
    List<String> all = arguments.isEmpty() ? library.names() : arguments;
    List<Entry> entries = new ArrayList<>();
    Problem problem = null;
    boolean hasSubmission = true;
    for (String argument : all) {
      Optional<Path> folder = problemFolder(argument);
      if (folder.isPresent()) {
        if (!hasSubmission) {
          entries.add(ownMain(problem));
        }
        problem = library.load(folder.get());
        hasSubmission = false;
      } else {
        Path source = source(argument);
        if (problem == null) {
          throw new BadInputException(
              argument
                  + " is a submission; name its problem before it, as in: two-piles "
                  + argument);
        }
        entries.add(entry(problem, submission(argument, source)));
        hasSubmission = true;
      }
    }
    if (!hasSubmission) {
      entries.add(ownMain(problem));
    }
    return entries;
  }

  /**
   * The folder of the problem that the argument names, if it names one.
   *
   * @throws BadInputException if it names something else too
   */
  Optional<Path> problemFolder(String argument) throws BadInputException {
    Path path = path(argument);
    Optional<Path> bundled = library.find(argument);
    Optional<Path> named =
        Optional.of(path).filter(each -> !argument.isEmpty() && ProblemLoader.isProblem(each));
    boolean isSource = named.isEmpty() && Submission.isSubmission(path);
    if (bundled.isPresent() && (isSource || named.isPresent() && !isSame(path, bundled.get()))) {
      throw new BadInputException(
          argument
              + " is a bundled problem, and a "
              + (isSource ? "submission" : "problem")
              + " here too; write ./"
              + argument
              + " for the one here, or "
              + bundled.get()
              + " for the bundled one");
    }
    return bundled.isPresent() ? bundled : named;
  }

  /**
   * The folder of the problem that the argument names.
   *
   * @throws BadInputException if it names none
   */
  Path requireProblem(String argument) throws BadInputException {
    return problemFolder(argument)
        .orElseThrow(
            () ->
                new BadInputException(
                    "'" + argument + "' is no problem; name a bundled one or a folder with tests"));
  }

  private Path source(String argument) throws BadInputException {
    Path path = path(argument);
    if (argument.isEmpty() || !Files.exists(path)) {
      throw new BadInputException(
          "'"
              + argument
              + "' is neither a problem nor a file or folder; bundled problems are "
              + String.join(", ", library.names()));
    }
    if (Files.isDirectory(path) && !Submission.isSubmission(path)) {
      throw new BadInputException(
          argument
              + " is a folder with no tests and no sources; a problem needs NAME.in and NAME.out"
              + " in it, a submission a source such as Main.java");
    }
    return path;
  }

  private Entry ownMain(Problem problem) throws BadInputException {
    Path main = problem.directory().resolve(MAIN);
    if (!Files.isRegularFile(main)) {
      throw new BadInputException(
          "no submission for " + problem.name() + ": name one after it, or create " + main);
    }
    return entry(problem, submission(library.nameOf(main), main));
  }

  /** A submission, held to what contest sites take if it is a bundled Main. */
  Submission submission(String name, Path path) throws BadInputException {
    Submission submission = Submission.load(name, path);
    boolean bundledMain =
        path.endsWith(MAIN) && library.isBundled(path.toAbsolutePath().getParent());
    return bundledMain ? submission.withRelease(CONTEST_RELEASE) : submission;
  }

  private static Entry entry(Problem problem, Submission submission) throws BadInputException {
    return new Entry(problem, submission, Expectations.of(submission));
  }

  private static Path path(String argument) throws BadInputException {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      throw new BadInputException("'" + argument + "' is no path: " + e.getReason(), e);
    }
  }

  private static boolean isSame(Path a, Path b) {
    try {
      return Files.isSameFile(a, b);
    } catch (IOException e) {
      return false;
    }
  }
}
