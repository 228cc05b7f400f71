package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.problem.BadInputException;
import judge.run.Runner;
import judge.run.Runners;
import judge.run.Scratch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The class to run is found by what the compiler made of the sources, never by their text. */
class JavaCompilationTest {
  private static final String MAIN = "public static void main(String[] args) {}";

  @TempDir Path temp;
  private Scratch scratch;
  private Runner runner;
  private Path folder;

  @BeforeEach
  void create() throws Exception {
    scratch = Scratch.create();
    runner = Runners.open(scratch, null).runner();
    folder = Files.createDirectories(temp.resolve("my solution"));
  }

  @AfterEach
  void remove() {
    runner.close();
    scratch.close();
  }

  private Path write(String name, String text) throws IOException {
    return write(name, text, StandardCharsets.UTF_8);
  }

  private Path write(String name, String text, Charset charset) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text, charset);
  }

  private Compilation compile(Path path)
      throws IOException, BadInputException, InterruptedException {
    return new Compiler(scratch, runner).compile(Submission.load(path.toString(), path));
  }

  private static void assertRuns(Compilation compilation, String mainClass) {
    assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
    Program program = ((Compilation.Compiled) compilation).program();
    assertThat(program.main()).isEqualTo(mainClass);
    assertThat(program.folder().resolve(mainClass.replace('.', '/') + ".class")).exists();
  }

  private static void assertFails(Compilation compilation, String... parts) {
    assertThat(compilation).isInstanceOf(Compilation.Failed.class);
    assertThat(((Compilation.Failed) compilation).message()).contains(parts);
  }

  private void assertSourceRuns(String text, String mainClass) throws Exception {
    assertRuns(compile(write("Main.java", text)), mainClass);
  }

  private void assertSourceFails(String text, String... parts) throws Exception {
    assertFails(compile(write("Main.java", text)), parts);
  }

  @Test
  void onlyClassWithAMainMethodIsRunWhateverItsName() throws Exception {
    assertSourceRuns("class Solution { " + MAIN + " }", "Solution");
  }

  @Test
  void publicClassInACommentOrAStringIsNone() throws Exception {
    assertSourceRuns(
        """
        // public class InAComment {
        /* public class InAnother { public static void main(String[] args) {} } */
        class Real {
          static String text = "public class InAString { public static void main(String[] args) {";
          public static void main(String[] args) {}
        }
        """,
        "Real");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "static public void main(String[] args)",
        "final static public void main(final String... args)",
        "public synchronized static strictfp void main(String args[])",
        "@Deprecated public static void main(java.lang.String[] a) throws Exception",
        "public\nstatic\tvoid main /* here */ (String[] args)",
        "public static <T> void main(String[] args)"
      })
  void mainMethodMayBeWrittenInManyWays(String head) throws Exception {
    assertSourceRuns("final public strictfp class A { " + head + " {} }", "A");
  }

  @Test
  void helperClassMayComeFirst() throws Exception {
    assertSourceRuns("class Helper { static void main(int n) {} } class B { " + MAIN + " }", "B");
  }

  @Test
  void publicClassNeedNotBeNamedAsItsFile() throws Exception {
    assertRuns(compile(write("a-b 1.java", "public class Solution { " + MAIN + " }")), "Solution");
  }

  @Test
  void oneFileMayHaveTwoPublicClasses() throws Exception {
    assertSourceRuns("public class Node {} public class Tree { " + MAIN + " }", "Tree");
  }

  @Test
  void classInAPackageIsRun() throws Exception {
    assertSourceRuns("package a.b; public class Main { " + MAIN + " }", "a.b.Main");
  }

  @Test
  void nestedClassWithTheOnlyMainMethodIsRun() throws Exception {
    assertSourceRuns("class Outer { static class Inner { " + MAIN + " } }", "Outer$Inner");
  }

  @ParameterizedTest
  @ValueSource(strings = {"interface A { " + MAIN + " }", "enum A { ; " + MAIN + " }"})
  void interfaceAndEnumAreRunToo(String text) throws Exception {
    assertSourceRuns(text, "A");
  }

  @Test
  void mainIsPreferredToOthers() throws Exception {
    assertSourceRuns(
        "class A { " + MAIN + " } class Main { " + MAIN + " } class Z { " + MAIN + " }", "Main");
  }

  @Test
  void mainThatInheritsItsMainMethodIsRun() throws Exception {
    assertSourceRuns("class Base { " + MAIN + " } class Main extends Base {}", "Main");
  }

  @Test
  void mainWithoutAMainMethodIsNotPreferred() throws Exception {
    assertSourceRuns("class Main {} class Solution { " + MAIN + " }", "Solution");
  }

  @Test
  void nestedMainIsNotPreferred() throws Exception {
    assertSourceFails(
        "class A { static class Main { " + MAIN + " } } class B { " + MAIN + " }", "A$Main, B");
  }

  @Test
  void severalMainMethodsAreNamed() throws Exception {
    assertSourceFails(
        "class B { " + MAIN + " } class A { static class C { " + MAIN + " } }",
        "several classes have a main method: A$C, B");
  }

  @Test
  void twoMainsInTwoPackagesAreNamed() throws Exception {
    write("a/Main.java", "package a; public class Main { " + MAIN + " }");
    write("b/Main.java", "package b; public class Main { " + MAIN + " }");
    assertFails(compile(folder), "a.Main, b.Main");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A {}",
        "class A { private static void main(String[] args) {} }",
        "class A { public static int main(String[] args) { return 0; } }",
        "class A { public static void main(int[] args) {} }",
        "class A { public static void main(String[][] args) {} }",
        "class A { public static void Main(String[] args) {} }",
        "interface A { void main(String[] args); }",
        "",
        "// nothing"
      })
  void noMainMethodIsSaidSo(String text) throws Exception {
    assertSourceFails(text, "no class has a method public static void main(String[] args)");
  }

  @EnabledForJreRange(max = JRE.JAVA_24)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { public void main(String[] args) {} }",
        "class A { public static void main() {} }",
        "class A { static void main(String[] args) {} }"
      })
  void instanceMainIsNoneBeforeJava25(String text) throws Exception {
    assertSourceFails(text, "no class has a method public static void main(String[] args)");
  }

  @EnabledForJreRange(minVersion = 25)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { public void main(String[] args) {} }",
        "class A { public static void main() {} }",
        "class A { static void main(String[] args) {} }",
        "class A { void main() {} }"
      })
  void instanceMainIsRunFromJava25On(String text) throws Exception {
    assertSourceRuns(text, "A");
  }

  @Test
  void folderIsCompiledAsAWholeAndOtherFilesAreLeftAlone() throws Exception {
    write("Main.java", "public class Main { Other other; " + MAIN + " }");
    write("lib/Other.java", "class Other {}");
    write("notes.txt", "no source");
    write("fast.h", "#include");
    write(".backup/Main.java", "no java");
    write("._Main.java", "no java");
    assertRuns(compile(folder), "Main");
  }

  @Test
  void fileIsCompiledWithoutItsNeighbours() throws Exception {
    write("Other.java", "no java");
    assertSourceRuns("class Main { " + MAIN + " }", "Main");
    assertSourceFails("class Main { Other other; " + MAIN + " }", "Main.java:1", "Other");
  }

  @Test
  void byteOrderMarkIsPassedOver() throws Exception {
    assertSourceRuns("\uFEFFpublic class Main { " + MAIN + " }", "Main");
  }

  @Test
  void sourceIsUtf8WhateverTheLocale() throws Exception {
    String text =
        """
        // 两人轮流取牌
        public class Main {
          static final String 先手 = "先手";
          public static void main(String[] args) {
            System.out.println(先手 + 先手.length());
          }
        }
        """;
    Compilation compilation = compile(write("Main.java", text));
    assertRuns(compilation, "Main");
    Path file = ((Compilation.Compiled) compilation).program().folder().resolve("Main.class");
    String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(constants)
        .contains(new String("先手".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
  }

  @Test
  void sourceThatIsNotUtf8IsNamed() throws Exception {
    write("Main.java", "class Main { " + MAIN + " }");
    write("Other.java", "// 牌\nclass Other {}", Charset.forName("GB18030"));
    assertFails(compile(folder), "Other.java", "not UTF-8");
  }

  @Test
  void sourceWithZeroBytesFailsInWords() throws Exception {
    assertSourceFails("class Main { " + MAIN + " } \0\0", "Main.java:1: error: illegal character");
  }

  @Test
  void errorsAreShownWithFileAndLineAndWithoutThisMachinesPaths() throws Exception {
    write("Main.java", "class Main { " + MAIN + " }");
    write("b/Wrong.java", "class Wrong {\n  int x = \"\";\n}");
    Compilation compilation = compile(folder);
    assertFails(compilation, "Wrong.java:2: error: incompatible types");
    assertThat(((Compilation.Failed) compilation).message()).doesNotContain(temp.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { public static void main(String[] args) { var x = 1; } }",
        "record A(int x) { public static void main(String[] args) {} }",
        "class A { public static void main(String[] args) { \"\".isBlank(); } }"
      })
  void olderReleaseRejectsWhatIsNewer(String text) throws Exception {
    Path file = write("Main.java", text);
    assertRuns(compile(file), "A");
    assertFails(
        new Compiler(scratch, runner).compile(Submission.load("A", file).withRelease(8)),
        "Main.java:1");
  }

  @Test
  void olderReleaseTakesWhatIsAsOld() throws Exception {
    Path file =
        write("Main.java", "class A { " + MAIN + " Runnable r = () -> { \"\".isEmpty(); }; }");
    assertRuns(
        new Compiler(scratch, runner).compile(Submission.load("A", file).withRelease(8)), "A");
  }

  @Test
  void longChainOfOperatorsCompiles() throws Exception {
    assertSourceRuns(
        "class Main { int f(int x) { return x" + " + x".repeat(10_000) + "; } " + MAIN + " }",
        "Main");
  }

  @Test
  void sourceThatIsTooMuchForTheCompilerIsACompileError() throws Exception {
    assertSourceFails(
        "class Main { int x = " + "(".repeat(1_000_000) + "1" + ")".repeat(1_000_000) + "; }",
        "the compiler gave up",
        "StackOverflowError");
  }

  @Test
  void methodThatIsTooLargeIsACompileError() throws Exception {
    assertSourceFails(
        "class Main { static int x; public static void main(String[] args) { "
            + "x += 1234567; ".repeat(10_000)
            + "} }",
        "Main.java:1: error: code too large");
  }

  @Test
  void warningsAreNoFailure() throws Exception {
    assertSourceRuns(
        """
        import java.util.*;
        class Main {
          public static void main(String[] args) {
            List raw = new ArrayList();
            raw.add(new Integer(1));
            Thread.currentThread().stop();
          }
        }
        """,
        "Main");
  }
}
