package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.run.Containment;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a compiler that never makes the same twice, so that what was kept is known by its text. */
class BuildCacheTest {
  private static final List<String> ODD =
      List.of(
          "sh",
          "-c",
          "cat \"$1\" /proc/sys/kernel/random/uuid > \"$2/program\"",
          "sh",
          "{files}",
          "{output}");

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
    Submission submission = OddSubmission.in(temp, text, command);
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

  private Path entry() throws IOException {
    assertThat(entries()).hasSize(1);
    return entries().get(0);
  }

  @Test
  void unchangedSourceIsNotCompiledAgain() throws Exception {
    String first = compile("text", ODD);
    assertThat(first).startsWith("text");

    assertThat(compile("text", ODD)).isEqualTo(first);
  }

  @Test
  void anotherSourceOrCommandIsCompiled() throws Exception {
    String first = compile("text", ODD);
    List<String> other = new ArrayList<>(ODD);
    other.set(3, "/bin/sh");

    assertThat(compile("texT", ODD)).startsWith("texT");
    assertThat(compile("text", other)).startsWith("text").isNotEqualTo(first);
    assertThat(entries()).hasSize(3);
  }

  @Test
  void whatHasNotBeenUsedForLongGoesWhenThereIsTooMuch() throws Exception {
    Files.createDirectory(folder());
    for (int daysAgo : List.of(1, 2, 3)) {
      Path old = Files.createDirectory(folder().resolve(daysAgo + "-days-ago"));
      try (RandomAccessFile file = new RandomAccessFile(old.resolve("program").toFile(), "rw")) {
        file.setLength(240L << 20); // has no blocks on the disk
      }
      Instant time = Instant.now().minus(Duration.ofDays(daysAgo));
      Files.setLastModifiedTime(old, FileTime.from(time));
    }

    compile("text", ODD);

    assertThat(entries()).hasSize(3);
    assertThat(folder().resolve("3-days-ago")).doesNotExist();
  }

  /** A command may be a script of the user's own. */
  @Test
  void fileThatTheCommandNamesIsAPartOfTheKey() throws Exception {
    Path script = Files.writeString(temp.resolve("compile.sh"), "one");
    List<String> command = new ArrayList<>(ODD);
    command.add(script.toString());
    String first = compile("text", command);
    assertThat(compile("text", command)).isEqualTo(first);

    Files.writeString(script, "another");
    assertThat(compile("text", command)).isNotEqualTo(first);
  }

  @Test
  void entryThatIsBrokenIsCompiledAgain() throws Exception {
    String first = compile("text", ODD);
    Files.delete(entry().resolve("main"));

    assertThat(compile("text", ODD)).startsWith("text").isNotEqualTo(first);
  }

  /** As after a crash of the machine. */
  @Test
  void programThatIsCutOrHasMoreFilesIsCompiledAgain() throws Exception {
    compile("text", ODD);
    Files.writeString(entry().resolve("program/program"), "");
    assertThat(compile("text", ODD)).startsWith("text");

    Files.writeString(entry().resolve("program/more"), "");
    assertThat(compile("text", ODD)).startsWith("text");
    assertThat(entry().resolve("program/more")).doesNotExist();
  }

  @Test
  void programThatCannotBeExecutedAnyMoreIsCompiledAgain() throws Exception {
    List<String> command = new ArrayList<>(ODD);
    command.set(2, ODD.get(2) + " && chmod +x \"$2/program\"");
    String first = compile("text", command);
    assertThat(compile("text", command)).isEqualTo(first);

    entry().resolve("program/program").toFile().setExecutable(false, false);
    assertThat(compile("text", command)).startsWith("text").isNotEqualTo(first);
  }

  @Test
  void entryWithAnotherClassToRunIsCompiledAgain() throws Exception {
    String first = compile("text", ODD);
    Path main = entry().resolve("main");
    Files.writeString(main, "Other" + Files.readString(main));

    assertThat(compile("text", ODD)).startsWith("text").isNotEqualTo(first);
  }

  @Test
  void fileInPlaceOfTheProgramsFolderDoesNoHarm() throws Exception {
    compile("text", ODD);
    FileUtils.deleteDirectory(entry().resolve("program").toFile());
    Files.writeString(entry().resolve("program"), "");

    assertThat(compile("text", ODD)).startsWith("text");
    assertThat(entry().resolve("program")).isDirectory();
  }

  @Test
  void cacheThatCannotBeWrittenDoesNoHarm() throws Exception {
    Files.writeString(folder(), "a file where the folder should be");

    assertThat(compile("text", ODD)).startsWith("text");
    assertThat(compile("text", ODD)).startsWith("text");
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
    new Compiler(scratch, runner, new BuildCache(folder()))
        .compile(OddSubmission.in(temp, "text", List.of("false", "{output}")));

    assertThat(entries()).isEmpty();
  }
}
