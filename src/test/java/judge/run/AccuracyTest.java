package judge.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.verdict.Ending;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the judge measures, against what a C program measured of itself and printed: its own CPU
 * time, and the memory that it touched.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AccuracyTest {
  private static final int REPEATS = 5;

  /** What a C program has without touching anything: the loader, the library, its stack. */
  private static final double C_MIB = 3;

  private static final String BURNER =
      """
      #define _GNU_SOURCE
      #include <pthread.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/wait.h>
      #include <time.h>
      #include <unistd.h>

      static double now(clockid_t clock) {
        struct timespec time;
        clock_gettime(clock, &time);
        return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
      }

      static double limit;

      static void *burn(void *argument) {
        while (now(CLOCK_THREAD_CPUTIME_ID) < limit) {
        }
        return argument;
      }

      /* how: alone, threads, waited, or left; then milliseconds, or MiB to touch and milliseconds
         to linger */
      int main(int count, char **arguments) {
        const char *how = arguments[1];
        limit = atof(arguments[2]);
        if (strcmp(how, "memory") == 0) {
          size_t size = (size_t) limit << 20;
          volatile char *block = malloc(size);
          for (size_t i = 0; i < size; i += 4096) {
            block[i] = 1;
          }
          usleep(1000 * atoi(arguments[3]));
          printf("%f\\n", limit);
          return 0;
        }
        int others = strcmp(how, "alone") != 0;
        pthread_t thread;
        if (strcmp(how, "threads") == 0) {
          pthread_create(&thread, NULL, burn, NULL);
        } else if (others && fork() == 0) {
          burn(NULL);
          if (strcmp(how, "left") == 0) {
            pause();
          }
          _exit(0);
        }
        burn(NULL);
        if (strcmp(how, "threads") == 0) {
          pthread_join(thread, NULL);
        } else if (strcmp(how, "waited") == 0) {
          wait(NULL);
        } else if (strcmp(how, "left") == 0) {
          usleep(2000 * limit + 30000);
        }
        double own = now(CLOCK_PROCESS_CPUTIME_ID);
        printf("%f\\n", others && strcmp(how, "threads") != 0 ? own + limit : own);
        return count == 0;
      }
      """;

  @TempDir static Path temp;
  private static Path program;
  private static Scratch scratch;
  private static final List<Runners.Offer> OFFERS = new ArrayList<>();

  @BeforeAll
  static void compile() throws Exception {
    assumeTrue(RunEnvironment.has("gcc"), "there is no gcc to compile the programs with");
    scratch = Scratch.create();
    program = scratch.newFolder("program"); // below the temporary folder root alone may look
    Path source = Files.writeString(temp.resolve("burner.c"), BURNER);
    Process gcc =
        new ProcessBuilder("gcc", "-O1", "-o", program + "/burner", source.toString(), "-pthread")
            .inheritIO()
            .start();
    assertThat(gcc.waitFor()).isZero();
    for (Containment containment : Containment.values()) {
      try {
        OFFERS.add(Runners.open(scratch, containment));
      } catch (BadInputException e) {
        // the suite of programs tells what is missing
      }
    }
  }

  @AfterAll
  static void close() {
    OFFERS.forEach(offer -> offer.runner().close());
    if (scratch != null) {
      scratch.close();
    }
  }

  /** What the judge measured, and what is right. */
  private record Figures(double cpuMillis, double mib, double right) {}

  private static Figures measure(Runner runner, String how, int amount, int linger)
      throws IOException, InterruptedException {
    RunRequest request =
        new RunRequest(
            List.of("{program}/burner", how, "" + amount, "" + linger),
            null,
            new RunLimits(Duration.ofSeconds(30), Duration.ofSeconds(60), 1L << 30, 1 << 20),
            List.of(RunRequest.Mount.readOnly("program", program)));
    try (RunResult result = runner.run(request);
        InputStream in = result.output().open()) {
      assertThat(result.ending()).as(result.error()).isEqualTo(new Ending.Exited(0));
      double right = Double.parseDouble(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return new Figures(
          result.cpu().toNanos() / 1e6, result.memoryBytes() / (double) (1 << 20), right);
    }
  }

  private static void print(Runners.Offer offer, String what, List<Double> errors, String unit) {
    System.out.printf(
        Locale.ROOT,
        "%-10s %-22s off by %+.2f (median), %+.2f to %+.2f %s%n",
        offer.containment().id(),
        what,
        errors.get(errors.size() / 2),
        errors.get(0),
        errors.get(errors.size() - 1),
        unit);
  }

  static Stream<Runners.Offer> offers() {
    return OFFERS.stream().filter(Runners.Offer::isExact);
  }

  /** The median of some runs: a single one may be off on a machine that does other things too. */
  @ParameterizedTest
  @MethodSource("offers")
  void cpuTimeIsWhatTheProgramUsed(Runners.Offer offer) throws Exception {
    for (String how : List.of("alone", "threads", "waited", "left")) {
      for (int millis : new int[] {5, 20, 100, 500}) {
        List<Double> errors = new ArrayList<>();
        double right = 0;
        for (int i = 0; i < (millis == 500 ? 3 : REPEATS); i++) {
          Figures figures = measure(offer.runner(), how, millis, 0);
          errors.add(figures.cpuMillis - figures.right);
          right = figures.right;
        }
        Collections.sort(errors);
        print(offer, "CPU " + how + " " + millis + " ms", errors, "ms");
        assertThat(errors.get(errors.size() / 2))
            .as("%s %s: milliseconds off, of %.1f", offer.containment(), how, right)
            .isBetween(-Math.max(5, 0.05 * right), Math.max(5, 0.05 * right));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("offers")
  void memoryIsWhatTheProgramTouched(Runners.Offer offer) throws Exception {
    for (int linger : new int[] {30, 0}) {
      for (int mib : new int[] {5, 20, 50, 200}) {
        List<Double> errors = new ArrayList<>();
        for (int i = 0; i < REPEATS; i++) {
          Figures figures = measure(offer.runner(), "memory", mib, linger);
          errors.add(figures.mib - figures.right);
        }
        Collections.sort(errors);
        print(offer, mib + " MiB, ends after " + linger + " ms", errors, "MiB");
        assertThat(errors.get(errors.size() / 2))
            .as("%s: MiB off, of %d, ends after %d ms", offer.containment(), mib, linger)
            .isBetween(-1.0, C_MIB);
      }
    }
  }
}
