package judge.submission;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;
import judge.problem.BadInputException;
import org.apache.commons.io.FilenameUtils;

/**
 * A source to paste into a contest site, checked against what such sites refuse: one file of at
 * most 64 KB, ASCII, no package, one public class, nothing but {@code java.*}, Java 8 or older.
 */
public final class ContestSource {
  private static final int LARGEST_BYTES = 64 * 1024;
  private static final int RELEASE = 8;

  private final Path file;
  private final String className;
  private final String text;
  private final List<String> objections = new ArrayList<>();

  private ContestSource(Path file) throws IOException {
    this.file = file;
    this.className = FilenameUtils.getBaseName(file.toString());
    this.text = Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  /**
   * The source of a problem in the form that a site wants, ready to paste: from the problem's
   * folder of the site's name if there is one, else its {@code Main.java}.
   *
   * @param site null for one of no peculiarities
   * @throws BadInputException if there is none, or a site would refuse it; all reasons are named
   */
  public static String read(Path problem, ContestSite site) throws BadInputException, IOException {
    ContestSource source = new ContestSource(find(problem, site));
    source.checkText();
    source.checkCode(site);
    if (!source.objections.isEmpty()) {
      throw new BadInputException(
          source.file
              + " would be refused by a contest site:\n  - "
              + String.join("\n  - ", source.objections));
    }
    return source.text;
  }

  private static Path find(Path problem, ContestSite site) throws BadInputException, IOException {
    if (site != null && Files.isDirectory(problem.resolve(site.id()))) {
      List<Path> sources = Submission.load(site.id(), problem.resolve(site.id())).sources();
      if (sources.size() > 1) {
        throw new BadInputException(
            problem.resolve(site.id()) + " has several sources; only one can be pasted");
      }
      return sources.get(0);
    }
    Path main = problem.resolve("Main.java");
    if (!Files.isReadable(main)) {
      throw new BadInputException(
          main + " is not there, or cannot be read; there is nothing to paste");
    }
    return main;
  }

  private void checkText() {
    if (text.length() > LARGEST_BYTES) {
      object("it has " + text.length() + " bytes; sites take " + LARGEST_BYTES + " at most");
    }
    int line = 1;
    for (String content : text.lines().toList()) {
      if (content.chars().anyMatch(c -> c >= 0x80)) {
        object("line " + line + " is not ASCII; sites read sources in various encodings");
        return;
      }
      line++;
    }
  }

  private void checkCode(ContestSite site) throws IOException {
    try (JavaCompilation compilation =
        new JavaCompilation(List.of(JavaSource.of(file, text)), OptionalInt.of(RELEASE))) {
      CompilationUnitTree unit = compilation.parse();
      checkDeclarations(unit, compilation.trees());
      int syntax = site == null ? RELEASE : site.syntax();
      for (String feature : NewSyntax.after(syntax, unit, compilation.trees())) {
        object(feature + " is newer than Java " + syntax + ", which " + site.id() + " has");
      }
      if (!compilation.analyze()) {
        object("it does not compile as Java " + RELEASE + ":\n" + compilation.errors());
      }
    }
  }

  private void checkDeclarations(CompilationUnitTree unit, Trees trees) {
    if (unit.getPackage() != null) {
      object(line(unit, unit.getPackage(), trees) + " is a package line; sites want none");
    }
    for (ImportTree each : unit.getImports()) {
      String name = each.getQualifiedIdentifier().toString();
      if (!name.startsWith("java.")) {
        object(line(unit, each, trees) + " imports " + name + "; only java.* is sure to be there");
      }
    }
    boolean found = false;
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree declared
          && declared.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
        if (declared.getSimpleName().contentEquals(className)) {
          found = true;
        } else {
          object(
              line(unit, type, trees)
                  + " has another public class, "
                  + declared.getSimpleName()
                  + "; only "
                  + className
                  + " may be public");
        }
      }
    }
    if (!found) {
      object("there is no public class " + className);
    }
  }

  private void object(String reason) {
    objections.add(reason);
  }

  private static String line(CompilationUnitTree unit, Tree tree, Trees trees) {
    long position = trees.getSourcePositions().getStartPosition(unit, tree);
    return "line " + unit.getLineMap().getLineNumber(position);
  }
}
