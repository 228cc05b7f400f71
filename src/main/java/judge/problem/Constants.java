package judge.problem;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values that a package gives names to: <code>{{name}}</code>, or <code>{{name.variant}}</code>,
 * stands for one in its programs and in the files of its groups of tests.
 */
public final class Constants {
  public static final Constants NONE = new Constants(Map.of());

  private static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");
  private static final Pattern USE =
      Pattern.compile("\\{\\{([a-zA-Z_][a-zA-Z0-9_]*(?:\\.\\w+)?)\\}\\}");

  private final Map<String, String> values;

  private Constants(Map<String, String> values) {
    this.values = values;
  }

  /**
   * Reads those of a section of {@code problem.yaml}.
   *
   * @throws BadInputException for a name that is none, or one without a value
   */
  static Constants read(YamlFile yaml) throws BadInputException {
    Map<String, String> values = new HashMap<>();
    for (String name : yaml.keys()) {
      if (!NAME.matcher(name).matches()) {
        throw yaml.bad(name, "is no name of a constant; use letters, digits and underscores");
      }
      if (!yaml.isSection(name)) {
        values.put(name, value(yaml, name));
        continue;
      }
      YamlFile variants = yaml.section(name);
      values.put(name, value(variants, "value"));
      for (String variant : variants.keys()) {
        values.put(name + "." + variant, value(variants, variant));
      }
    }
    return new Constants(values);
  }

  private static String value(YamlFile yaml, String key) throws BadInputException {
    String text =
        yaml.text(key).orElseThrow(() -> yaml.bad(key, "needs a value, a number or a text"));
    return yaml.isFraction(key) ? new BigDecimal(text).toPlainString() : text;
  }

  /** A text with the values in their places. What is not known stays as it is. */
  public byte[] replacedIn(byte[] text) {
    if (values.isEmpty()) {
      return text;
    }
    String latin = new String(text, StandardCharsets.ISO_8859_1); // one character for each byte
    return USE.matcher(latin).replaceAll(this::value).getBytes(StandardCharsets.ISO_8859_1);
  }

  private String value(MatchResult use) {
    String name = use.group(1);
    String value = values.get(name.endsWith(".value") ? name.replaceFirst("\\.value$", "") : name);
    return Matcher.quoteReplacement(
        value == null
            ? use.group()
            : new String(value.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
  }
}
