package judge.submission;

import java.util.regex.Pattern;

/**
 * A pattern for paths as {@code submissions.yaml} has them: {@code *} for any characters but a
 * slash, and <code>{a,b}</code> for one of several.
 */
public final class Glob {
  private final String glob;
  private final Pattern pattern;

  public Glob(String glob) {
    this.glob = glob;
    StringBuilder regex = new StringBuilder();
    int braces = 0;
    for (char c : glob.toCharArray()) {
      switch (c) {
        case '*' -> regex.append("[^/]*");
        case '{' -> {
          regex.append("(?:");
          braces++;
        }
        case '}' -> {
          regex.append(braces > 0 ? ")" : "\\}");
          braces = Math.max(0, braces - 1);
        }
        case ',' -> regex.append(braces > 0 ? "|" : ",");
        default -> regex.append(Pattern.quote(String.valueOf(c)));
      }
    }
    regex.append(")".repeat(braces));
    pattern = Pattern.compile(regex.toString());
  }

  @Override
  public String toString() {
    return glob;
  }

  /** Whether it matches the whole path. */
  public boolean matches(String path) {
    return pattern.matcher(path).matches();
  }

  /** Whether it matches the path, or a folder that the path is in. */
  public boolean matchesPathOrFolder(String path) {
    String part = path;
    while (true) {
      if (matches(part)) {
        return true;
      }
      int slash = part.lastIndexOf('/');
      if (slash < 0) {
        return false;
      }
      part = part.substring(0, slash);
    }
  }
}
