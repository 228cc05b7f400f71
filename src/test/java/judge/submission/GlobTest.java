package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GlobTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "accepted/a.py|accepted/a.py|true",
        "accepted|accepted/a.py|true",
        "accepted|accepted_too/a.py|false",
        "accepted/*|accepted/a.py|true",
        "accepted/*|accepted/folder/a.py|true",
        "*|accepted/a.py|true",
        "*/a.py|accepted/a.py|true",
        "*/a.py|accepted/b.py|false",
        "*.py|accepted/a.py|false",
        "acc*/a*|accepted/ab.py|true",
        "a.py|axpy|false",
        "{accepted,rejected}/a.py|rejected/a.py|true",
        "{accepted,rejected}/a.py|others/a.py|false",
        "{a,b{c,d}}.py|bd.py|true",
        "{a,b{c,d}}.py|bcd.py|false",
        "{a,}x|x|true",
        "a,b|a,b|true",
        "a}|a}|true",
        "a+(b)[c]$|a+(b)[c]$|true",
        "secret/*/1|secret/group/1|true",
        "secret/*/1|secret/1|false",
      })
  void patternMatchesAPathOrAFolderItIsIn(String glob, String path, boolean matches) {
    assertThat(new Glob(glob).matchesPathOrFolder(path)).isEqualTo(matches);
  }
}
