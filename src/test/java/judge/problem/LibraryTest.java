package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
  @TempDir Path temp;
  private Library library;

  @BeforeEach
  void twoProblemsAndAFolderThatIsNone() throws IOException {
    for (String folder : new String[] {"grid", "apples"}) {
      Files.createDirectories(temp.resolve("problems").resolve(folder));
      Files.writeString(temp.resolve("problems").resolve(folder).resolve("problem.yaml"), "");
    }
    Files.createDirectories(temp.resolve("problems/notes"));
    Files.writeString(temp.resolve("problems/README.md"), "");
    library = new Library(temp);
  }

  @Test
  void namesAreSortedAndOfProblemsOnly() throws BadInputException {
    assertThat(library.names()).containsExactly("apples", "grid");
  }

  @Test
  void problemIsFoundByItsNameAlone() {
    assertThat(library.find("grid")).contains(temp.resolve("problems/grid"));
    for (String other :
        new String[] {"", ".", "..", "notes", "README.md", "Grid", "./grid", "grid/x", "../grid"}) {
      assertThat(library.find(other)).as(other).isEmpty();
    }
  }

  @Test
  void folderIsBundledOnlyDirectlyInTheLibrary() {
    assertThat(library.isBundled(temp.resolve("problems/grid"))).isTrue();
    assertThat(library.isBundled(temp.resolve("problems/notes/../grid"))).isTrue();
    assertThat(library.isBundled(temp.resolve("problems/grid/data"))).isFalse();
    assertThat(library.isBundled(temp.resolve("grid"))).isFalse();
  }

  @Test
  void fileOfTheLibraryIsNamedByItsPathThereAndAnyOtherAsTheUserDid() {
    assertThat(library.nameOf(temp.resolve("problems/grid/Main.java")))
        .isEqualTo("problems/grid/Main.java");
    assertThat(library.nameOf(Path.of("my/../Main.java"))).isEqualTo("my/../Main.java");
  }

  @Test
  void bundledProblemHasItsOwnTestsByWhateverPathItIsNamed() throws Exception {
    for (String problem : new String[] {"grid", "apples"}) {
      Path tests = Files.createDirectories(temp.resolve("testdata").resolve(problem));
      Files.writeString(tests.resolve(problem + ".in"), "");
      Files.writeString(tests.resolve(problem + ".out"), "");
    }
    Path link = Files.createSymbolicLink(temp.resolve("link"), temp);
    for (Path folder :
        new Path[] {temp.resolve("problems/grid/."), link.resolve("problems/grid")}) {
      assertThat(library.load(folder).tests()).extracting(TestCase::name).containsExactly("grid");
    }
  }
}
