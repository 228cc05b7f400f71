package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import judge.run.Containment;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a compiler that copies a source, so that a program is known by its text. */
class BuildCacheTest {
  private static final List<String> COPY = List.of("cp", "{files}", "{output}/program");

  @TempDir Path temp;
  private Scratch scratch;
  private Runner runner;

  @BeforeEach
  void start() throws Exception {
    scratch = Scratch.create();
    runner = Runners.open(scratch, Containment.of("auto")).runner();
  }

  @AfterEach
  void stop() {
    runner.close();
    scratch.close();
  }

  private Path folder() {
    return temp.resolve("cache");
  }

  /** The text of the program that comes of a source. */
  private String compile(String text, List<String> command) throws Exception {
    Language language =
        new Language(
            "odd",
            "Odd",
            List.of("odd"),
            LanguageRuntime.NATIVE,
            command,
            List.of("{program}/program"),
            List.of(),
            "the odd package");
    Path source = Files.writeString(temp.resolve("a.odd"), text);
    Submission submission =
        new Submission("a.odd", source, List.of(source), language, "", OptionalInt.empty());
    Compilation compilation =
        new Compiler(scratch, runner, new BuildCache(folder())).compile(submission);
    assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
    Program program = ((Compilation.Compiled) compilation).program();
    return Files.readString(program.folder().resolve("program"));
  }

  private List<Path> entries() throws IOException {
    if (!Files.exists(folder())) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder())) {
      return files.toList();
    }
  }

  /** Puts another program into the only entry, by which it is known when it comes back. */
  private void mark() throws IOException {
    assertThat(entries()).hasSize(1);
    Files.writeString(entries().get(0).resolve("program/program"), "kept");
  }

  @Test
  void unchangedSourceIsNotCompiledAgain() throws Exception {
    assertThat(compile("text", COPY)).isEqualTo("text");
    mark();

    assertThat(compile("text", COPY)).isEqualTo("kept");
  }

  @Test
  void anotherSourceOrCommandIsCompiled() throws Exception {
    compile("text", COPY);
    mark();

    assertThat(compile("texT", COPY)).isEqualTo("texT");
    assertThat(compile("text", List.of("cp", "-f", "{files}", "{output}/program")))
        .isEqualTo("text");
    assertThat(entries()).hasSize(3);
  }

  @Test
  void entryThatIsBrokenIsCompiledAgain() throws Exception {
    compile("text", COPY);
    mark();
    Files.delete(entries().get(0).resolve("main"));

    assertThat(compile("text", COPY)).isEqualTo("text");
  }

  @Test
  void cacheThatCannotBeWrittenDoesNoHarm() throws Exception {
    Files.writeString(folder(), "a file where the folder should be");

    assertThat(compile("text", COPY)).isEqualTo("text");
    assertThat(compile("text", COPY)).isEqualTo("text");
  }

  /** What a submission makes of its output must not have the judge read other files. */
  @Test
  void programWithLinksInItIsNotKept() throws Exception {
    String script = "cp \"$1\" \"$2/program\" && ln -s /etc/passwd \"$2/link\"";
    compile("text", List.of("sh", "-c", script, "sh", "{files}", "{output}"));

    assertThat(entries()).isEmpty();
  }

  @Test
  void nothingIsKeptOfWhatDoesNotCompile() throws Exception {
    Language language =
        new Language(
            "odd",
            "Odd",
            List.of("odd"),
            LanguageRuntime.NATIVE,
            List.of("false", "{output}"),
            List.of("{program}/program"),
            List.of(),
            "the odd package");
    Path source = Files.writeString(temp.resolve("a.odd"), "text");
    new Compiler(scratch, runner, new BuildCache(folder()))
        .compile(
            new Submission("a.odd", source, List.of(source), language, "", OptionalInt.empty()));

    assertThat(entries()).isEmpty();
  }
}
