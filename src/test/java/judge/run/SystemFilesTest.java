package judge.run;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What contained programs may read. */
@EnabledOnOs(OS.LINUX)
class SystemFilesTest {
  /** It was a compile error of each submission that there is no such program. */
  @Test
  void javaThatTheScratchFolderWouldHideIsAnErrorOfTheJudge() throws Exception {
    String home = System.getProperty("java.home");
    System.setProperty("java.home", Places.SCRATCH);
    try {
      assertThatThrownBy(SystemFiles::all)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("JAVA_HOME");
    } finally {
      System.setProperty("java.home", home);
    }
  }
}
