package judge.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * The programs that validate, as a package brings them.
 *
 * @param output the file or folder of the output validator; null for the default comparison
 * @param input the files or folders of the input validators
 * @param limits what each run of one may use
 */
public record Validators(Path output, List<Path> input, Limits limits) {

  /** 60 s, 2 GiB, 8 MiB of output, where a problem sets nothing. */
  static final Limits LIMITS =
      Limits.DEFAULT.withCpu(Duration.ofSeconds(60)).withMemoryBytes(2048 * Limits.MIB);

  public static final Validators DEFAULT = new Validators(null, List.of(), LIMITS);

  public Validators {
    input = List.copyOf(input);
  }

  /** Whether a word is in the files of the output validator, if there is one. */
  public boolean outputMentions(String word) throws IOException {
    if (output == null) {
      return false;
    }
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        if (Files.readString(file, StandardCharsets.ISO_8859_1).contains(word)) {
          return true;
        }
      }
    }
    return false;
  }
}
