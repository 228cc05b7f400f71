package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a contest site would refuse is refused here first, and named with its line. */
class ContestSourceTest {
  private static final String GOOD =
      """
      import java.util.*;

      public class Main {
        public static void main(String[] args) throws Exception {
          // HERE
        }
      }
      """;

  @TempDir Path problem;

  private String read(ContestSite site, String text) throws IOException, BadInputException {
    Files.writeString(problem.resolve("Main.java"), text);
    return ContestSource.read(problem, site);
  }

  private void assertRefused(ContestSite site, String text, String... reasons) {
    assertThatThrownBy(() -> read(site, text))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(problem.resolve("Main.java") + " would be refused")
        .hasMessageContainingAll(reasons);
  }

  @ParameterizedTest
  @EnumSource
  void plainSourceIsGivenAsItStands(ContestSite site) throws Exception {
    assertThat(read(site, GOOD)).isEqualTo(GOOD);
  }

  @Test
  void siteNeedNotBeNamed() throws Exception {
    assertThat(read(null, GOOD)).isEqualTo(GOOD);
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        refusal("package line", "// a\npackage a;\n" + GOOD, "line 2 is a package line"),
        refusal(
            "public class",
            GOOD + "public class Node {}",
            "line 8 has another public class, Node; only Main may be public"),
        refusal(
            "public interface", GOOD + "public interface Node {}", "another public class, Node"),
        refusal(
            "Main not public",
            GOOD.replace("public class", "class"),
            "there is no public class Main"),
        refusal("nothing", "", "there is no public class Main"),
        refusal(
            "javax", "import javax.swing.*;\n" + GOOD, "line 1 imports javax.swing.*; only java.*"),
        refusal("sun", "\n\nimport com.sun.net.httpserver.*;\n" + GOOD, "line 3 imports com.sun"),
        refusal(
            "static import",
            "import static javax.xml.XMLConstants.*;\n" + GOOD,
            "line 1 imports javax.xml.XMLConstants.*"),
        refusal("var", GOOD.replace("// HERE", "var x = 1;"), "Java 8", "Main.java:5"),
        refusal("record", GOOD + "record Pair(int a, int b) {}", "Java 8", "Main.java:8"),
        refusal(
            "switch",
            GOOD.replace("// HERE", "int x = switch (1) { default -> 2; };"),
            "Java 8",
            "Main.java:5"),
        refusal(
            "text block",
            GOOD.replace("// HERE", "String s = \"\"\"\n\"\"\";"),
            "Java 8",
            "Main.java:5"),
        refusal("library", GOOD.replace("// HERE", "\"\".isBlank();"), "Java 8", "Main.java:5"),
        refusal("comment", GOOD.replace("HERE", "先手"), "line 5 is not ASCII"),
        refusal("mark", "\uFEFF" + GOOD, "line 1 is not ASCII"),
        refusal("size", GOOD + "//" + "x".repeat(64 * 1024), "bytes; sites take 65536 at most"),
        refusal(
            "wrong",
            GOOD.replace("// HERE", "int x = \"\";"),
            "does not compile as Java 8",
            "Main.java:5: error: incompatible types"));
  }

  private static Arguments refusal(String name, String text, String... reasons) {
    return Arguments.of(name, text, reasons);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("refused")
  void refusalNamesTheReasonAndTheLine(String name, String text, String[] reasons) {
    for (ContestSite site : ContestSite.values()) {
      assertRefused(site, text, reasons);
    }
    assertRefused(null, text, reasons);
  }

  @Test
  void sizeIsAllowedUpToTheLimit() throws Exception {
    String text = GOOD + "//" + "x".repeat(64 * 1024 - GOOD.length() - 2);
    assertThat(read(ContestSite.HDU, text)).hasSize(64 * 1024);
  }

  @Test
  void sizeIsCountedInBytes() {
    assertRefused(
        ContestSite.HDU, GOOD + "//" + "牌".repeat(30_000), "it has 9", "line 8 is not ASCII");
  }

  @Test
  void everyReasonIsNamed() {
    String text =
        "package a;\nimport javax.swing.*;\n"
            + GOOD.replace("// HERE", "var 牌 = 1;")
            + "public class Other {}";
    assertRefused(
        ContestSite.HDU,
        text,
        "\n  - line 1 is a package line",
        "\n  - line 2 imports javax.swing.*",
        "\n  - line 7 is not ASCII",
        "\n  - line 10 has another public class, Other",
        "\n  - it does not compile as Java 8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a lambda expression|Runnable r = () -> {};",
        "a method reference|Comparator<String> c = String::compareTo;",
        "the diamond <>|List<String> list = new ArrayList<>();",
        "try with resources|try (Scanner in = new Scanner(System.in)) { in.next(); }",
        "catching several types at once"
            + "|'try { Thread.sleep(1); } catch (InterruptedException | RuntimeException e) {}'",
        "switching on strings|switch (args[0]) { case \"a\": break; default: }",
        "the number 1_000_000|int n = 1_000_000;",
        "the number 0b101|int n = 0b101;",
        "the number 0B1L|long n = 0B1L;",
      })
  void syntaxNewerThanThatOfPojIsRefusedThereOnly(String what, String code) throws Exception {
    String text = GOOD.replace("// HERE", code);
    assertRefused(
        ContestSite.POJ, text, "line 5: " + what + " is newer than Java 6, which poj has");
    assertThat(read(ContestSite.HDU, text)).isEqualTo(text);
    assertThat(read(ContestSite.NOWCODER, text)).isEqualTo(text);
    assertThat(read(null, text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List<String> list = new ArrayList<String>();",
        "String s = \"1_000 0b1 () -> <>\"; // a_b 0b1 ->",
        "int a_b = 0xB1, octal = 010; double d = 0x1p3;",
        "switch (args.length) { case 1: break; default: }",
        "switch ('a') { case 'b': break; default: }",
        "try { Thread.sleep(1); } catch (InterruptedException e) {} finally {}",
        "Object o = new Object() { public String toString() { return null; } };",
        "for (String each : args) { assert each != null : each; }",
      })
  void syntaxOfJava6IsTakenByPoj(String code) throws Exception {
    String text = GOOD.replace("// HERE", code);
    assertThat(read(ContestSite.POJ, text)).isEqualTo(text);
  }

  @Test
  void eachUseIsNamedWithItsOwnLine() {
    String text = GOOD.replace("// HERE", "int a = 1_0;\nint b = 2_0;");
    assertRefused(ContestSite.POJ, text, "line 5: the number 1_0", "line 6: the number 2_0");
  }

  @Test
  void sitesOwnFormIsPreferredWhereThereIsOne() throws Exception {
    Files.writeString(problem.resolve("Main.java"), GOOD);
    String cards = "public class Cards { public int cardGame(int[] a, int n) { return n; } }\n";
    Files.createDirectories(problem.resolve("nowcoder"));
    Files.writeString(problem.resolve("nowcoder/Cards.java"), cards);
    assertThat(ContestSource.read(problem, ContestSite.NOWCODER)).isEqualTo(cards);
    assertThat(ContestSource.read(problem, ContestSite.HDU)).isEqualTo(GOOD);
    Files.writeString(problem.resolve("nowcoder/Other.java"), cards);
    assertThatThrownBy(() -> ContestSource.read(problem, ContestSite.NOWCODER))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("nowcoder has several sources");
  }

  @Test
  void missingSourceIsNamed() {
    assertThatThrownBy(() -> ContestSource.read(problem, null))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining(problem.resolve("Main.java") + " is not there");
  }

  @Test
  void sourceThatIsNoJavaAtAllIsRefusedInWords() {
    Throwable thrown = catchThrowable(() -> read(ContestSite.POJ, "#include <stdio.h>\n}}}{"));
    assertThat(thrown)
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("does not compile as Java 8");
  }

  static Stream<Path> bundled() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("problems"))) {
      return folders.filter(Files::isDirectory).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void bundledProblemPassesForEverySite(Path folder) throws Exception {
    for (ContestSite site : ContestSite.values()) {
      assertThat(ContestSource.read(folder, site)).contains("public class ").matches("\\p{ASCII}*");
    }
    assertThat(ContestSource.read(folder, null))
        .isEqualTo(Files.readString(folder.resolve("Main.java"), StandardCharsets.US_ASCII));
  }
}
