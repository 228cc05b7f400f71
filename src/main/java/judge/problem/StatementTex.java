package judge.problem;

import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** Says a statement in LaTeX, the only form in which legacy packages have one as text. */
final class StatementTex extends AbstractVisitor {
  private final StringBuilder tex = new StringBuilder();

  private StatementTex() {}

  /** Whether LaTeX, as other systems run it, has letters for all of a text. */
  static boolean canSay(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  /**
   * The LaTeX of a statement.
   *
   * @param markdown its text, with the problem's name as its first heading
   */
  static String of(String markdown) {
    StatementTex visitor = new StatementTex();
    Parser.builder()
        .extensions(List.of(TablesExtension.create()))
        .build()
        .parse(markdown)
        .accept(visitor);
    return visitor.tex.toString();
  }

  private void within(String before, Node node, String after) {
    tex.append(before);
    visitChildren(node);
    tex.append(after);
  }

  @Override
  public void visit(Heading heading) {
    within(heading.getLevel() == 1 ? "\\problemname{" : "\\section*{", heading, "}\n\n");
  }

  @Override
  public void visit(Paragraph paragraph) {
    within("", paragraph, "\n\n");
  }

  @Override
  public void visit(StrongEmphasis strong) {
    within("\\textbf{", strong, "}");
  }

  @Override
  public void visit(Emphasis emphasis) {
    within("\\emph{", emphasis, "}");
  }

  @Override
  public void visit(Link link) {
    within("\\href{" + link.getDestination().replaceAll("[%#]", "\\\\$0") + "}{", link, "}");
  }

  @Override
  public void visit(BulletList list) {
    within("\\begin{itemize}\n", list, "\\end{itemize}\n\n");
  }

  @Override
  public void visit(OrderedList list) {
    within("\\begin{enumerate}\n", list, "\\end{enumerate}\n\n");
  }

  @Override
  public void visit(ListItem item) {
    within("\\item ", item, "");
  }

  @Override
  public void visit(Code code) {
    tex.append("\\texttt{").append(escaped(code.getLiteral())).append("}");
  }

  @Override
  public void visit(FencedCodeBlock block) {
    verbatim(block.getLiteral());
  }

  @Override
  public void visit(IndentedCodeBlock block) {
    verbatim(block.getLiteral());
  }

  private void verbatim(String text) {
    tex.append("\\begin{verbatim}\n").append(text).append("\\end{verbatim}\n\n");
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    tex.append('\n');
  }

  @Override
  public void visit(HardLineBreak lineBreak) {
    tex.append("\\\\\n");
  }

  @Override
  public void visit(Text text) {
    tex.append(
        escaped(text.getLiteral())
            .replace("$<$=", "$\\le$")
            .replace("$>$=", "$\\ge$")
            .replaceAll("(\\d+)\\\\textasciicircum\\{}(\\d+)", "\\$$1^{$2}\\$"));
  }

  @Override
  public void visit(CustomBlock block) {
    if (block instanceof TableBlock) {
      int columns = 0;
      for (Node cell = block.getFirstChild().getFirstChild().getFirstChild();
          cell != null;
          cell = cell.getNext()) {
        columns++;
      }
      String column = "p{" + 0.9 / columns + "\\textwidth}";
      within("\\begin{tabular}{" + column.repeat(columns) + "}\n", block, "\\end{tabular}\n\n");
    } else {
      visitChildren(block);
    }
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableRow) {
      within("", node, " \\\\\n");
    } else if (node instanceof TableCell) {
      within("", node, node.getNext() == null ? "" : " & ");
    } else {
      visitChildren(node);
    }
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      switch (c) {
        case '\\' -> escaped.append("\\textbackslash{}");
        case '^' -> escaped.append("\\textasciicircum{}");
        case '~' -> escaped.append("\\textasciitilde{}");
        case '&', '%', '$', '#', '_', '{', '}' -> escaped.append('\\').append(c);
        case '<', '>' -> escaped.append('$').append(c).append('$');
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
