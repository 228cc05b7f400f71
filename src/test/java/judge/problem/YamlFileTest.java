package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlFileTest {
  @TempDir Path temp;

  private YamlFile yaml(String text) throws IOException, BadInputException {
    return YamlFile.read(Files.writeString(temp.resolve("a.yaml"), text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'a: ['|line 1: not well-formed YAML",
        "'a: 1\nb: {'|not well-formed YAML",
        "'a: 1\na: 2'|not well-formed YAML",
        "'- a'|needs keys with values",
        "'text'|needs keys with values",
      })
  void textThatIsNoMapOfKeysIsRefused(String text, String message) {
    assertThatThrownBy(() -> yaml(text))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("a.yaml")
        .hasMessageContaining(message);
  }

  @Test
  void textThatIsNotUtf8IsRefusedInPlainWords() throws Exception {
    Path file = Files.write(temp.resolve("a.yaml"), new byte[] {'a', ':', ' ', (byte) 0xE4});
    assertThatThrownBy(() -> YamlFile.read(file))
        .isInstanceOf(BadInputException.class)
        .hasMessageEndingWith("a.yaml: is not UTF-8 text; save it as UTF-8");
  }

  @Test
  void emptyFileHasNoKeys() throws Exception {
    assertThat(yaml("").keys()).isEmpty();
    assertThat(yaml("# only a comment\n").has("a")).isFalse();
  }

  @Test
  void unknownKeyIsNamedWithItsSectionAndWhatIsKnown() throws Exception {
    YamlFile section = yaml("limits: {tmie: 1}").section("limits");
    assertThatThrownBy(() -> section.requireKnown(Set.of("time", "memory")))
        .hasMessageEndingWith("a.yaml: unknown key 'limits.tmie'; known are memory, time");
  }

  @ParameterizedTest
  @CsvSource({
    "0,needs a positive number",
    "-1,needs a positive number",
    ".nan,needs a positive number",
    ".inf,needs a positive number",
    "many,needs a positive number",
    "1.5,needs a whole number",
    "99999999999999999999,needs a whole number",
    "[1],needs a positive number",
  })
  void wholeNumberAboveZeroIsAskedFor(String value, String message) throws Exception {
    YamlFile yaml = yaml("memory: " + value);
    assertThatThrownBy(() -> yaml.whole("memory", 1024))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("a.yaml: memory " + message);
  }

  @Test
  void wordsAreAListOrATextThatMayBeSplit() throws Exception {
    YamlFile yaml = yaml("list: [a b, 1, true]\ntext: ' a  b '\nempty: ''\nnothing:\n");
    assertThat(yaml.words("list", true)).isEqualTo(List.of("a b", "1", "true"));
    assertThat(yaml.words("text", true)).isEqualTo(List.of("a", "b"));
    assertThat(yaml.words("text", false)).isEqualTo(List.of("a  b"));
    assertThat(yaml.words("empty", true)).isEmpty();
    assertThat(yaml.words("nothing", false)).isEmpty();
    assertThat(yaml.words("not there", false)).isEmpty();
  }

  @Test
  void wordsThatAreNoneAreRefused() throws Exception {
    YamlFile yaml = yaml("map: {a: 1}\nnested: [[a]]\nhole: [a, null]\n");
    assertThatThrownBy(() -> yaml.words("map", true)).hasMessageEndingWith("needs a single value");
    for (String key : List.of("nested", "hole")) {
      assertThatThrownBy(() -> yaml.words(key, true)).hasMessageEndingWith("needs a list of words");
    }
    assertThatThrownBy(() -> yaml.section("nested")).hasMessageEndingWith("needs keys with values");
    assertThatThrownBy(() -> yaml.flag("map")).hasMessageContaining("needs true or false");
  }
}
