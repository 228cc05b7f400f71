package library;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Writes {@code testdata/} anew: {@code ./mvnw -Pdata process-test-classes}. The same sources give
 * the same bytes on every machine.
 */
public final class TestDataGenerator {
  private TestDataGenerator() {}

  /** Rebuilds the games' folders in {@code args[0]}, the testdata directory beside problems. */
  public static void main(String[] args) throws IOException {
    Path testdata = Path.of(args[0]).toAbsolutePath().normalize();
    for (Game game : Game.ALL) {
      Path folder = testdata.resolve(game.name());
      Map<String, byte[]> files = files(game, testdata.resolveSibling("problems"));
      for (String stale : read(folder).keySet()) {
        if (!files.containsKey(stale)) {
          Files.delete(folder.resolve(stale));
        }
      }
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
    }
  }

  /** The game's test data, by path within its folder. */
  static Map<String, byte[]> files(Game game, Path problems) {
    TestSet tests = new TestSet();
    game.addTests(tests);
    Solution main = Solution.compile(problems.resolve(game.name()).resolve("Main.java"));
    Map<String, byte[]> files = new TreeMap<>();
    tests
        .inputs()
        .forEach(
            (name, input) -> {
              String answer = game.answer(main, input).replace(System.lineSeparator(), "\n");
              files.put(name + ".in", input.getBytes(UTF_8));
              files.put(name + ".out", answer.getBytes(UTF_8));
              String interaction =
                  name.startsWith("sample/") ? game.interaction(main, input) : null;
              if (interaction != null) {
                files.put(name + ".interaction", interaction.getBytes(UTF_8));
              }
            });
    return files;
  }

  /** The files that are there, by path within the folder. */
  static Map<String, byte[]> read(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
          String name = folder.relativize(path).toString().replace('\\', '/');
          files.put(name, Files.readAllBytes(path));
        }
      }
    }
    return files;
  }
}
