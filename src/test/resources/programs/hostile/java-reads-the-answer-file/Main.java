import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

public class Main {
  public static void main(String[] args) throws Exception {
    Path folder = Files.readSymbolicLink(Path.of("/proc/self/fd/0")).getParent();
    boolean found = false;
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        found = files.anyMatch(file -> file.toString().endsWith(".ans"));
      }
    }
    System.out.println(found ? "stolen" : "ok");
  }
}
