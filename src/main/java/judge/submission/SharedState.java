package judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.stream.Stream;

/**
 * What programs that run one after another in a {@link JavaWorker} would share: threads, what is
 * set for the whole machine, the working folder.
 */
final class SharedState {
  /** Threads of the Java library's own, which run nothing of a program's by themselves. */
  private static final String LIBRARY_THREAD = "jdk.internal.misc.InnocuousThread";

  private final Path folder = Path.of("").toAbsolutePath();
  private final ThreadGroup threads = root();
  private final Set<Thread> own = Set.copyOf(alive());
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();

  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  private List<Thread> alive() {
    Thread[] alive = new Thread[threads.activeCount() + 16];
    int n = threads.enumerate(alive);
    while (n == alive.length) {
      alive = new Thread[2 * n];
      n = threads.enumerate(alive);
    }
    return Arrays.asList(alive).subList(0, n);
  }

  /** Waits for all threads for which a Java virtual machine waits, unless the program exits. */
  void awaitThreads(ProgramEnd end) throws InterruptedException {
    boolean hasWaited = true;
    while (hasWaited) {
      hasWaited = false;
      for (Thread thread : alive()) {
        if (!end.isExit() && !own.contains(thread) && !thread.isDaemon()) {
          end.await(thread);
          hasWaited = true;
        }
      }
    }
  }

  /** Puts all back to what it was at first; false if something cannot be. */
  boolean restore() {
    for (Thread thread : alive()) {
      if (!own.contains(thread) && !isHarmless(thread)) {
        return false;
      }
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    System.setProperties((Properties) properties.clone());
    Locale.setDefault(locale);
    TimeZone.setDefault(null);
    return isEmptied(folder);
  }

  private static boolean isHarmless(Thread thread) {
    return thread.getClass().getName().equals(LIBRARY_THREAD)
        || thread instanceof ForkJoinWorkerThread worker
            && worker.getPool() == ForkJoinPool.commonPool()
            && ForkJoinPool.commonPool().isQuiescent();
  }

  private static boolean isEmptied(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (Files.isDirectory(file) && !Files.isSymbolicLink(file) && !isEmptied(file)) {
          return false;
        }
        Files.delete(file);
      }
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
