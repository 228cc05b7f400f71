package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code submit} prints is what a contest site accepts. */
class SubmitCommandTest {
  /** Calls the method that NowCoder's form asks for. */
  private static final String CARDS_DRIVER =
      """
      import java.util.Scanner;
      public class Main {
        public static void main(String[] args) {
          Scanner in = new Scanner(System.in);
          int[] cards = new int[in.nextInt()];
          for (int i = 0; i < cards.length; i++) cards[i] = in.nextInt();
          System.out.println(new Cards().cardGame(cards, cards.length));
        }
      }
      """;

  @TempDir Path temp;

  static Stream<Arguments> problemsAndSites() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("problems"))) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .flatMap(
              problem ->
                  Stream.of("hdu", "poj", "nowcoder").map(site -> Arguments.of(problem, site)))
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("problemsAndSites")
  void whatIsPrintedIsJudgedAc(String problem, String site) throws IOException {
    Cli.Result printed = Cli.run("submit", problem, "--for", site);
    assertThat(printed.status()).as(printed.err()).isZero();
    assertThat(printed.err()).isEmpty();
    Path folder = Files.createDirectories(temp.resolve("paste"));
    boolean isCards = printed.out().contains("public class Cards ");
    Files.writeString(folder.resolve(isCards ? "Cards.java" : "Main.java"), printed.out());
    if (isCards) {
      Files.writeString(folder.resolve("Main.java"), CARDS_DRIVER);
    }

    Cli.Result judged = Cli.run(problem, isCards ? folder : folder.resolve("Main.java"));

    assertThat(judged.out()).containsPattern(" AC +(\\d+)/\\1 ");
    assertThat(judged.status()).isZero();
  }

  @Test
  void withoutASiteTheMainIsPrintedByteForByte() throws IOException {
    Cli.Result result = Cli.run("submit", "two-piles");
    assertThat(result.out().getBytes(StandardCharsets.UTF_8))
        .isEqualTo(Files.readAllBytes(Path.of("problems/two-piles/Main.java")));
  }

  @Test
  void refusedSourceIsNotPrinted() throws IOException {
    ProblemFolder problem =
        ProblemFolder.sum(temp.resolve("p")).with("Main.java", "package a;\n" + ProblemFolder.SUM);
    Cli.Result result = Cli.run("submit", problem.path());
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .startsWith("error: " + problem.path("Main.java"))
        .contains("line 1 is a package line")
        .doesNotContain("\tat ");
    assertThat(result.status()).isEqualTo(2);
  }
}
