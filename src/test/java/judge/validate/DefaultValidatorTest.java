package judge.validate;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.problem.ComparisonOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every folder in {@code src/test/resources/comparison} is a case: {@code answer}, {@code output},
 * {@code flags} (optional) and {@code expected}, which is AC or WA and then lines that the message
 * must contain. What is too large to commit is made here.
 */
class DefaultValidatorTest {
  private static final Path CASES = Path.of("src/test/resources/comparison");
  private static final int SANE_WIDTH = 200;

  static Stream<Path> cases() throws IOException {
    try (Stream<Path> folders = Files.list(CASES)) {
      return folders.map(Path::getFileName).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void folderIsJudgedAsItSays(Path name) throws IOException, BadInputException {
    Path folder = CASES.resolve(name);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .contains("answer", "output", "expected")
          .isSubsetOf(Set.of("answer", "output", "expected", "flags"));
    }
    List<String> expected = Files.readAllLines(folder.resolve("expected"));
    Path flags = folder.resolve("flags");
    List<String> arguments =
        Files.exists(flags) ? List.of(Files.readString(flags).trim().split("\\s+")) : List.of();

    Validation validation =
        compare(
            Files.readAllBytes(folder.resolve("answer")),
            Files.readAllBytes(folder.resolve("output")),
            ComparisonOptions.parse(arguments, flags.toString()));

    assertThat(validation.accepted() ? "AC" : "WA")
        .as(validation.message())
        .isEqualTo(expected.get(0));
    if (validation.accepted()) {
      assertThat(expected).as("an AC has no message").hasSize(1);
      assertThat(validation.message()).isEmpty();
    } else {
      assertThat(expected).as("a WA has a message").hasSizeGreaterThan(1);
      assertThat(validation.message()).contains(expected.subList(1, expected.size()));
      assertThat(validation.message()).matches("[ -~]+").hasSizeLessThan(SANE_WIDTH);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {65_535, 65_536, 65_537, 131_072, 200_000})
  void longTokenIsComparedToItsLastByte(int length) throws IOException {
    String answer = "x".repeat(length);
    assertThat(compare(answer, answer + "\n").accepted()).isTrue();
    assertThat(compare(answer, answer.toUpperCase(Locale.ROOT)).accepted()).isTrue();
    for (String other :
        List.of(answer.substring(1), answer + "x", answer.substring(1) + "y", "y" + answer)) {
      Validation validation = compare(answer, other);
      assertThat(validation.accepted()).isFalse();
      assertThat(validation.message())
          .startsWith("line 1, token 1: expected ")
          .contains(", got ")
          .doesNotContain("letter case")
          .hasSizeLessThan(SANE_WIDTH);
    }
  }

  @Test
  void pieceOfATokenThatIsNoNumberIsNotTakenForOne() throws IOException {
    String text = "x".repeat(65_536);
    ComparisonOptions tolerant =
        new ComparisonOptions(false, false, OptionalDouble.of(1), OptionalDouble.of(1));
    assertThat(
            compare((text + "5").getBytes(US_ASCII), (text + "6").getBytes(US_ASCII), tolerant)
                .accepted())
        .isFalse();
  }

  @Test
  void tokenAfterALongOneIsNumberedAsUsual() throws IOException {
    String wrong = "x".repeat(200_000);
    assertThat(compare("1 " + wrong + " 2 3", "1 " + wrong + " 2 4").message())
        .isEqualTo("line 1, token 4: expected 3, got 4");
    assertThat(compare("1 2 3", "1 " + wrong + " 4").message())
        .startsWith("line 1, token 2: expected 2, got xxx")
        .endsWith("... (2 of 3 tokens differ)");
  }

  @Test
  void differenceDeepInATokenIsShownWithWhatIsAroundIt() throws IOException {
    String same = "abcdefghij".repeat(1000);
    assertThat(compare(same + "1" + same, same + "2" + same).message())
        .contains("ij1abc", "ij2abc", "...")
        .hasSizeLessThan(SANE_WIDTH);
  }

  @Test
  void lineOfAMillionCharactersGetsAShortMessage() throws IOException {
    Validation validation = compare("1\n2\n", "z".repeat(1_000_000) + "\n");
    assertThat(validation.message())
        .startsWith("line 1, token 1: expected 1, got zzz")
        .hasSizeLessThan(SANE_WIDTH);
  }

  @Test
  void hundredThousandWrongLinesAreCountedInAShortMessage() throws IOException {
    Validation validation = compare("17\n".repeat(100_000), "18\n".repeat(100_000));
    assertThat(validation.message())
        .startsWith("line 1, token 1: expected 17, got 18")
        .contains("100000 of 100000 tokens differ")
        .hasSizeLessThan(SANE_WIDTH);
  }

  @Test
  void unprintableBytesOfALongTokenAreCutToo() throws IOException {
    Validation validation =
        compare("1".getBytes(US_ASCII), new byte[100_000], ComparisonOptions.DEFAULT);
    assertThat(validation.message())
        .contains("expected 1, got \\x00\\x00")
        .endsWith("...")
        .hasSizeLessThan(2 * SANE_WIDTH);
  }

  @Test
  void streamThatGivesOneByteAtATimeMakesNoDifference() throws IOException {
    byte[] bytes = "12 34\r\n56".getBytes(US_ASCII);
    ByteArrayInputStream slow =
        new ByteArrayInputStream(bytes) {
          @Override
          public synchronized int read(byte[] buffer, int from, int length) {
            return super.read(buffer, from, Math.min(1, length));
          }
        };
    Validation validation =
        new DefaultValidator(ComparisonOptions.DEFAULT)
            .compare(new ByteArrayInputStream(bytes), slow);
    assertThat(validation.accepted()).isTrue();
  }

  private static Validation compare(String answer, String output) throws IOException {
    return compare(answer.getBytes(US_ASCII), output.getBytes(US_ASCII), ComparisonOptions.DEFAULT);
  }

  private static Validation compare(byte[] answer, byte[] output, ComparisonOptions options)
      throws IOException {
    return new DefaultValidator(options)
        .compare(new ByteArrayInputStream(answer), new ByteArrayInputStream(output));
  }
}
