package judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

/** A submission in a language that is there for a test alone. */
final class OddSubmission {
  private OddSubmission() {}

  /**
   * One with the given text.
   *
   * @param folder where to put its source
   * @param compile the command that compiles it
   */
  static Submission in(Path folder, String text, List<String> compile) throws IOException {
    Language language =
        new Language(
            "odd",
            "Odd",
            List.of("odd"),
            LanguageRuntime.NATIVE,
            compile,
            List.of("{program}/program"),
            List.of(),
            "the odd package");
    Path source = Files.writeString(folder.resolve("a.odd"), text);
    return new Submission("a.odd", source, List.of(source), language, "", OptionalInt.empty());
  }
}
