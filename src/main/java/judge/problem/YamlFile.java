package judge.problem;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** A YAML file of keys and values, or a part of one, that says where something in it is wrong. */
public final class YamlFile {
  private static final BigDecimal LARGEST = BigDecimal.valueOf(1_000_000);

  private final String file;
  private final String prefix;
  private final Map<?, ?> map;

  private YamlFile(String file, String prefix, Map<?, ?> map) {
    this.file = file;
    this.prefix = prefix;
    this.map = map;
  }

  /**
   * Reads a file; an empty one has no keys.
   *
   * @throws BadInputException if it cannot be read, is malformed or has no keys but something else
   */
  public static YamlFile read(Path file) throws BadInputException {
    return read(file, Constants.NONE);
  }

  /** Reads a file in which constants are used. */
  static YamlFile read(Path file, Constants constants) throws BadInputException {
    try {
      return read(file.toString(), constants.replacedIn(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new BadInputException("cannot read " + file + ": " + Reason.of(e), e);
    }
  }

  /**
   * Reads a text that has a name for messages.
   *
   * @throws BadInputException if it is malformed or has no keys but something else
   */
  public static YamlFile read(String file, byte[] text) throws BadInputException {
    Object document;
    try {
      LoadSettings settings = LoadSettings.builder().setLabel(file).build();
      document = new Load(settings).loadFromInputStream(new ByteArrayInputStream(text));
    } catch (MarkedYamlEngineException e) {
      String line =
          e.getProblemMark().map(mark -> " line " + (mark.getLine() + 1) + ":").orElse("");
      throw new BadInputException(
          file + ":" + line + " not well-formed YAML: " + e.getProblem(), e);
    } catch (YamlEngineException e) {
      throw new BadInputException(
          file
              + (e.getCause() instanceof CharacterCodingException
                  ? ": is not UTF-8 text; save it as UTF-8"
                  : ": not well-formed YAML: " + e.getMessage()),
          e);
    }
    if (document == null) {
      document = Map.of();
    }
    if (!(document instanceof Map<?, ?> map)) {
      throw new BadInputException(file + ": needs keys with values, such as 'name: Two piles'");
    }
    return new YamlFile(file, "", map);
  }

  /** One without any keys. */
  static YamlFile empty(Path file) {
    return new YamlFile(file.toString(), "", Map.of());
  }

  /** Checks that there are no keys but these, since most unknown ones are misspelt. */
  public void requireKnown(Set<String> keys) throws BadInputException {
    for (Object key : map.keySet()) {
      if (!keys.contains(String.valueOf(key))) {
        throw new BadInputException(
            file
                + ": unknown key '"
                + prefix
                + key
                + "'; known are "
                + String.join(", ", keys.stream().sorted().toList()));
      }
    }
  }

  public boolean has(String key) {
    return map.containsKey(key);
  }

  /** The keys, in their order. */
  public List<String> keys() {
    return map.keySet().stream().map(String::valueOf).toList();
  }

  /** The text, number or truth value of a key, as text. */
  public Optional<String> text(String key) throws BadInputException {
    Object value = map.get(key);
    if (value instanceof Map || value instanceof List) {
      throw bad(key, "needs a single value");
    }
    return Optional.ofNullable(value).map(Object::toString);
  }

  /** The words of a key: a list of them, or one text, in which blanks separate them if so asked. */
  public List<String> words(String key, boolean split) throws BadInputException {
    Object value = map.get(key);
    if (value == null) {
      return List.of();
    }
    List<String> words = new ArrayList<>();
    if (value instanceof List<?> list) {
      for (Object word : list) {
        if (word instanceof Map || word instanceof List || word == null) {
          throw bad(key, "needs a list of words");
        }
        words.add(word.toString());
      }
      return words;
    }
    String text = text(key).orElse("").strip();
    if (!split) {
      return List.of(text);
    }
    return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
  }

  /** The keys below a key; none if it is not there. */
  public YamlFile section(String key) throws BadInputException {
    Object value = map.get(key);
    if (value == null) {
      return new YamlFile(file, prefix + key + ".", Map.of());
    }
    if (!(value instanceof Map<?, ?> section)) {
      throw bad(key, "needs keys with values");
    }
    return new YamlFile(file, prefix + key + ".", section);
  }

  /** Whether a key has keys below it. */
  public boolean isSection(String key) {
    return map.get(key) instanceof Map;
  }

  /** The number of a key, which must be above 0. */
  BigDecimal positive(String key) throws BadInputException {
    BigDecimal number = number(key);
    if (number.signum() <= 0) {
      throw bad(key, "needs a positive number, not '" + number + "'");
    }
    return number;
  }

  /** The finite number of a key. */
  BigDecimal number(String key) throws BadInputException {
    Object value = map.get(key);
    try {
      if (value instanceof Number) {
        return new BigDecimal(value.toString());
      }
    } catch (NumberFormatException e) {
      // .inf and .nan; falls through to the message below
    }
    throw bad(key, "needs a positive number, not '" + value + "'");
  }

  /** The whole number of a key, above 0, times a unit. */
  long whole(String key, long unit) throws BadInputException {
    BigDecimal value = positive(key);
    try {
      if (value.compareTo(LARGEST) <= 0) {
        return Math.multiplyExact(value.longValueExact(), unit);
      }
    } catch (ArithmeticException e) {
      // a fraction; falls through to the message below
    }
    throw bad(key, "needs a whole number up to " + LARGEST + ", not " + value);
  }

  /** Whether a key has a number that need not be whole. */
  boolean isFraction(String key) {
    return map.get(key) instanceof Double number && Double.isFinite(number);
  }

  /** The value of a key as it is, to be written again. */
  Object copy(String key) {
    return map.get(key);
  }

  /** Whether a key is true; false if it is not there. */
  boolean flag(String key) throws BadInputException {
    Object value = map.get(key);
    if (value == null || value instanceof Boolean) {
      return Boolean.TRUE.equals(value);
    }
    throw bad(key, "needs true or false, not '" + value + "'");
  }

  /** What is wrong with a key of this file. */
  public BadInputException bad(String key, String what) {
    return new BadInputException(file + ": " + prefix + key + " " + what);
  }

  /** This file's name and the key, for messages of others. */
  String where(String key) {
    return file + ": " + prefix + key;
  }
}
