package library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A problem's committed files. */
record Problem(Game game) {
  static final Path PROBLEMS = Path.of("problems");
  static final Path TESTDATA = Path.of("testdata");

  /** A committed input with its answer. */
  record Case(String name, String input, String answer) {}

  static Stream<Problem> all() {
    return Game.ALL.stream().map(Problem::new);
  }

  Path folder() {
    return PROBLEMS.resolve(game.name());
  }

  Path testdata() {
    return TESTDATA.resolve(game.name());
  }

  Path main() {
    return folder().resolve("Main.java");
  }

  /** The submissions that are expected to get the verdict. */
  List<Path> submissions(String expected) {
    Path folder = folder().resolve("submissions").resolve(expected);
    return files(folder).filter(path -> path.endsWith("Main.java")).toList();
  }

  List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (Path path : files(testdata()).filter(file -> file.toString().endsWith(".in")).toList()) {
      String name = testdata().relativize(path).toString().replaceAll("\\.in$", "");
      cases.add(new Case(name, read(path), read(testdata().resolve(name + ".out"))));
    }
    return cases;
  }

  static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files below a folder, if there is one, in the order of their paths. */
  static Stream<Path> files(Path folder) {
    if (!Files.exists(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return game.name();
  }
}
