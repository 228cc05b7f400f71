import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

public class Main {
  public static void main(String[] args) throws Exception {
    Path input = Path.of("/proc/self/fd/0").toRealPath();
    boolean found = false;
    try (Stream<Path> files = Files.list(input.getParent())) {
      found = files.anyMatch(file -> file.toString().endsWith(".ans"));
    }
    System.out.println(found ? "stolen" : "ok");
  }
}
