package judge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A problem made for a test: "print the sum of the numbers". */
final class ProblemFolder {
  /** Prints the sum of the numbers that it reads. */
  static final String SUM =
      """
      import java.util.Scanner;
      public class Main {
        public static void main(String[] args) {
          Scanner in = new Scanner(System.in);
          long sum = 0;
          while (in.hasNextLong()) sum += in.nextLong();
          System.out.println(sum);
        }
      }
      """;

  private final Path root;

  private ProblemFolder(Path root) {
    this.root = root;
  }

  /** A plain folder with tests 1, 2 and 10. */
  static ProblemFolder sum(Path root) throws IOException {
    return new ProblemFolder(Files.createDirectories(root))
        .with("1.in", "1 2\n")
        .with("1.out", "3\n")
        .with("2.in", "")
        .with("2.out", "0\n")
        .with("10.in", "5\r\n6")
        .with("10.ans", "11");
  }

  static ProblemFolder empty(Path root) throws IOException {
    return new ProblemFolder(Files.createDirectories(root));
  }

  /** Writes one more file. */
  ProblemFolder with(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return this;
  }

  Path path() {
    return root;
  }

  Path path(String name) {
    return root.resolve(name);
  }
}
