package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Submissions in the languages besides Java: print the sum of the numbers. */
class LanguagesTest {
  @TempDir Path temp;
  private ProblemFolder problem;

  @BeforeEach
  void makeProblem() throws IOException {
    problem = ProblemFolder.sum(temp.resolve("p"));
  }

  private void assertAccepted(String submission) {
    Cli.Result result = Cli.run(problem.path(), problem.path(submission));
    assertThat(result.out()).contains("AC    3/3");
  }

  private Cli.Result judge(String submission) {
    return Cli.run(problem.path(), problem.path(submission));
  }

  @Test
  void cInAFolderOfSourcesAndHeaders() throws IOException {
    problem
        .with(
            "my/main.c",
            """
            #include "lib/sum.h"
            #include <math.h>
            #include <stdio.h>
            int main(void) {
              typeof(1L) total = ({ sum(); });  // an extension of GNU C
              printf("%.0f\\n", floor((double)total));
            }
            """)
        .with("my/lib/sum.h", "long sum(void);\n")
        .with(
            "my/lib/sum.c",
            """
            #include "sum.h"
            #include <stdio.h>
            long sum(void) {
              long total = 0, n;
              while (scanf("%ld", &n) == 1) total += n;
              return total;
            }
            """)
        .with("my/notes.txt", "not a source");
    assertAccepted("my");
  }

  @Test
  void cppOfTheYear2020InAFolderOfSourcesAndHeaders() throws IOException {
    problem
        .with(
            "my/main.cpp",
            """
            #include "sum.hpp"
            #include <bits/stdc++.h>
            int main() {
              std::vector<long> all{std::istream_iterator<long>(std::cin), {}};
              std::ranges::sort(all);
              std::cout << sum(all) << std::endl;
            }
            """)
        .with("my/sum.hpp", "#pragma once\n#include <span>\nlong sum(std::span<const long> all);\n")
        .with(
            "my/sum.cc",
            """
            #include "sum.hpp"
            #include <numeric>
            long sum(std::span<const long> all) {
              return std::accumulate(all.begin(), all.end(), 0L);
            }
            """);
    assertAccepted("my");
  }

  @Test
  void pythonFolderIsRunByItsMain() throws IOException {
    problem
        .with("my/main.py", "from adding import total\nprint(total(open(0).read()))\n")
        .with("my/adding.py", "def total(text):\n    return sum(map(int, text.split()))\n");
    assertAccepted("my");
  }

  @Test
  void pythonFolderIsRunByItsDunderMain() throws IOException {
    problem
        .with("my/__init__.py", "")
        .with("my/__main__.py", "import adding\nprint(adding.total(open(0).read()))\n")
        .with("my/adding.py", "def total(text):\n    return sum(map(int, text.split()))\n");
    assertAccepted("my");
  }

  @Test
  void pythonFolderWithoutAMainNamesTheCandidates() throws IOException {
    problem.with("my/a.py", "print(1)\n").with("my/b.py", "print(2)\n");
    assertThat(judge("my").out())
        .contains("CE    compile error", "several files could be run: a.py, b.py; call the one to");
  }

  @Test
  void pythonSyntaxErrorIsACompileErrorWithItsLine() throws IOException {
    problem.with("my/sum.py", "x = 1\nprint(x\n");
    assertThat(judge("my/sum.py").out()).contains("CE ", "sum.py", "line 2", "SyntaxError");
  }

  @Test
  void bashScriptIsRunAndItsSyntaxChecked() throws IOException {
    problem
        .with("my/sum.sh", "t=0\nfor n in $(tr -d '\\r'); do t=$((t + n)); done\necho $t\n")
        .with("bad/sum.sh", "if true; then\n");
    assertAccepted("my/sum.sh");
    assertThat(judge("bad/sum.sh").out()).contains("CE ", "sum.sh: line 2: syntax error");
  }

  @Test
  void compilersMessageNamesTheFileAsTheUserKnowsIt() throws IOException {
    problem.with("my/sum.cpp", "int main() { return sum; }\n");
    assertThat(judge("my/sum.cpp").out())
        .contains("CE    compile error", "    sum.cpp:1:", "error: ", "sum")
        .doesNotContain("/sources/", "run-judge");
  }

  @Test
  void crashOfMachineCodeIsToldByItsSignal() throws IOException {
    problem
        .with("my/null.c", "int main(void) { return *(volatile int *)0; }\n")
        .with("my/status.c", "int main(void) { return 7; }\n")
        .with(
            "my/throws.cpp",
            "#include <stdexcept>\nint main() { throw std::runtime_error(\"why\"); }\n");
    assertThat(judge("my/null.c").out()).contains("RTE   0/3   first 1: killed by SIGSEGV");
    assertThat(judge("my/status.c").out()).contains("RTE   0/3   first 1: exit status 7");
    assertThat(judge("my/throws.cpp").out())
        .contains("RTE   0/3   first 1: killed by SIGABRT: terminate called")
        .contains("why");
  }

  @Test
  void sourcesOfSeveralLanguagesInAFolderAreRefused() throws IOException {
    problem.with("my/a.c", "").with("my/b.py", "");
    Cli.Result result = judge("my");
    assertThat(result.err()).contains("no source of a known language, or of several");
    assertThat(result.status()).isEqualTo(2);
  }
}
