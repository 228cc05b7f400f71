import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

public class Main {
  public static void main(String[] args) throws Exception {
    new PrintStream(new FileOutputStream(FileDescriptor.out)).println("ok");
  }
}
