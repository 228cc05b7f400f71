import java.nio.file.Files;
import java.nio.file.Path;

class Reads {
  public static void main(String[] arguments) throws Exception {
    System.out.print(Files.readString(Path.of(arguments[1])));
  }
}
