import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

public class Validate {
  public static void main(String[] args) throws IOException {
    String right = Files.readString(Path.of(args[1])).strip();
    if (args.length == 5 && new Scanner(System.in).next().equals(right)) {
      System.exit(42);
    }
    Files.writeString(Path.of(args[2] + "judgemessage.txt"), "not " + right);
    System.exit(43);
  }
}
