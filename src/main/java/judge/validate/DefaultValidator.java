package judge.validate;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import judge.problem.ComparisonOptions;
import judge.problem.TestCase;
import judge.run.Output;

/**
 * Compares the output with the answer file, token by token, as the default output validator of the
 * problem package format does. Both are read as streams of bytes.
 */
public final class DefaultValidator implements OutputValidator {
  private static final int CHUNK = 64 * 1024;

  private final ComparisonOptions options;
  private final TokenRule rule;

  public DefaultValidator(ComparisonOptions options) {
    this.options = options;
    this.rule = new TokenRule(options);
  }

  @Override
  public Validation validate(TestCase test, Path input, Output output, Path feedback)
      throws IOException {
    if (isSame(test.answer(), output)) {
      return Validation.ACCEPTED;
    }
    Validation validation;
    try (InputStream answer = Files.newInputStream(test.answer());
        InputStream printed = output.open()) {
      validation = compare(answer, printed);
    }
    if (validation.accepted()) {
      return validation;
    }
    try (InputStream answer = Files.newInputStream(test.answer());
        InputStream printed = output.open()) {
      return Validation.wrong(validation.message() + ByteOrderMark.hint(answer, printed));
    }
  }

  /** Whether they are equal to the byte, as most are: no option makes that wrong. */
  private static boolean isSame(Path file, Output output) throws IOException {
    if (Files.size(file) != output.size()) {
      return false;
    }
    try (InputStream answer = new FileInputStream(file.toFile());
        InputStream printed = output.open()) {
      while (true) {
        byte[] expected = answer.readNBytes(CHUNK);
        if (!Arrays.equals(expected, printed.readNBytes(CHUNK))) {
          return false;
        }
        if (expected.length < CHUNK) {
          return true;
        }
      }
    }
  }

  /** Compares what was printed with the answer. */
  Validation compare(InputStream answer, InputStream printed) throws IOException {
    TokenReader expected = new TokenReader(answer);
    TokenReader actual = new TokenReader(printed);
    String first = null;
    long tokens = 0;
    long differences = 0;
    while (true) {
      if (options.spaceChangeSensitive()) {
        String difference = spaceDifference(expected, actual);
        if (difference != null) {
          return Validation.wrong(first != null ? first : difference);
        }
      } else {
        expected.skipSpace();
        actual.skipSpace();
      }
      if (expected.peek() == TokenReader.END || actual.peek() == TokenReader.END) {
        break;
      }
      tokens++;
      String difference = tokenDifference(expected, actual);
      if (difference != null) {
        differences++;
        first = first == null ? difference : first;
      }
    }
    if (first != null) {
      String count = differences + " of " + tokens + " tokens differ";
      return Validation.wrong(differences > 1 ? first + " (" + count + ")" : first);
    }
    return lengthDifference(expected, actual, tokens);
  }

  /** Reads a token from each; what is different, or null. */
  private String tokenDifference(TokenReader expected, TokenReader actual) throws IOException {
    expected.readToken();
    actual.readToken();
    boolean whole = !expected.isContinued() && !actual.isContinued();
    while (true) {
      byte[] wanted = expected.piece();
      byte[] given = actual.piece();
      int at = rule.mismatch(wanted, expected.pieceLength(), given, actual.pieceLength(), whole);
      if (at < 0 && expected.isContinued() != actual.isContinued()) {
        at = expected.pieceLength();
      }
      if (at >= 0) {
        String message =
            place(actual)
                + ": expected "
                + Excerpt.of(wanted, expected.pieceLength(), at, expected.isContinued())
                + ", got "
                + Excerpt.of(given, actual.pieceLength(), at, actual.isContinued())
                + (whole
                        && TokenRule.differInCaseOnly(
                            wanted, expected.pieceLength(), given, actual.pieceLength())
                    ? " (only the letter case differs)"
                    : "");
        expected.skipToken();
        actual.skipToken();
        return message;
      }
      if (!expected.isContinued()) {
        return null;
      }
      expected.readPiece();
      actual.readPiece();
    }
  }

  /** Moves over the white space of both; what is different in it, or null. */
  private static String spaceDifference(TokenReader expected, TokenReader actual)
      throws IOException {
    while (TokenReader.isSpace(expected.peek()) || TokenReader.isSpace(actual.peek())) {
      int wanted = expected.peek();
      int given = actual.peek();
      if (wanted != given) {
        String place = "line " + actual.line() + ", after token " + actual.tokenOnLine();
        boolean finalNewline =
            (wanted == TokenReader.END && isFinalNewline(actual))
                || (given == TokenReader.END && isFinalNewline(expected));
        return finalNewline
            ? null
            : place
                + ": expected "
                + name(wanted)
                + ", got "
                + name(given)
                + " (white space counts here)";
      }
      expected.skipSpaceByte();
      actual.skipSpaceByte();
    }
    return null;
  }

  private static boolean isFinalNewline(TokenReader reader) throws IOException {
    if (reader.peek() != '\n') {
      return false;
    }
    reader.skipSpaceByte();
    return reader.peek() == TokenReader.END;
  }

  private static Validation lengthDifference(TokenReader expected, TokenReader actual, long tokens)
      throws IOException {
    if (expected.peek() != TokenReader.END) {
      expected.readToken();
      String wanted =
          Excerpt.of(expected.piece(), expected.pieceLength(), 0, expected.isContinued());
      return Validation.wrong(
          tokens == 0
              ? "no output; expected " + wanted
              : "output ends after "
                  + tokens
                  + (tokens == 1 ? " token" : " tokens")
                  + ": expected "
                  + wanted);
    }
    if (actual.peek() != TokenReader.END) {
      actual.readToken();
      return Validation.wrong(
          place(actual)
              + ": expected the end of the output, got "
              + Excerpt.of(actual.piece(), actual.pieceLength(), 0, actual.isContinued()));
    }
    return Validation.ACCEPTED;
  }

  private static String place(TokenReader actual) {
    return "line " + actual.line() + ", token " + actual.tokenOnLine();
  }

  private static String name(int b) {
    return b == TokenReader.END ? "the end" : Excerpt.of(b);
  }
}
