package judge.submission;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds syntax that an old compiler does not know, where the JDK's own cannot be set to a version
 * so old. Of the library nothing is checked.
 */
final class NewSyntax extends TreeScanner<Void, Void> {
  private final int release;
  private final CompilationUnitTree unit;
  private final Trees trees;
  private final List<String> found = new ArrayList<>();

  private NewSyntax(int release, CompilationUnitTree unit, Trees trees) {
    this.release = release;
    this.unit = unit;
    this.trees = trees;
  }

  /** What of Java 7 and 8 is newer than the release, each with its line. */
  static List<String> after(int release, CompilationUnitTree unit, Trees trees) {
    NewSyntax scanner = new NewSyntax(release, unit, trees);
    scanner.scan(unit, null);
    return scanner.found;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void none) {
    note(8, "a lambda expression", tree);
    return super.visitLambdaExpression(tree, none);
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void none) {
    note(8, "a method reference", tree);
    return super.visitMemberReference(tree, none);
  }

  @Override
  public Void visitParameterizedType(ParameterizedTypeTree tree, Void none) {
    if (tree.getTypeArguments().isEmpty()) {
      note(7, "the diamond <>", tree);
    }
    return super.visitParameterizedType(tree, none);
  }

  @Override
  public Void visitTry(TryTree tree, Void none) {
    if (!tree.getResources().isEmpty()) {
      note(7, "try with resources", tree);
    }
    return super.visitTry(tree, none);
  }

  @Override
  public Void visitUnionType(UnionTypeTree tree, Void none) {
    note(7, "catching several types at once", tree);
    return super.visitUnionType(tree, none);
  }

  @Override
  public Void visitCase(CaseTree tree, Void none) {
    if (tree.getExpressions().stream()
        .anyMatch(each -> each.getKind() == Tree.Kind.STRING_LITERAL)) {
      note(7, "switching on strings", tree);
    }
    return super.visitCase(tree, none);
  }

  @Override
  public Void visitLiteral(LiteralTree tree, Void none) {
    String text = text(tree);
    boolean isNumber = tree.getValue() instanceof Number;
    if (isNumber && (text.contains("_") || text.matches("0[bB].*"))) {
      note(7, "the number " + text, tree);
    }
    return super.visitLiteral(tree, none);
  }

  private void note(int since, String what, Tree tree) {
    if (since > release) {
      long start = trees.getSourcePositions().getStartPosition(unit, tree);
      found.add("line " + unit.getLineMap().getLineNumber(start) + ": " + what);
    }
  }

  private String text(Tree tree) {
    try {
      CharSequence source = unit.getSourceFile().getCharContent(true);
      int start = (int) trees.getSourcePositions().getStartPosition(unit, tree);
      int end = (int) trees.getSourcePositions().getEndPosition(unit, tree);
      return start < 0 || end < start ? "" : source.subSequence(start, end).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
