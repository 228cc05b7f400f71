import java.io.FileDescriptor;
import java.io.FileInputStream;

public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println(new FileInputStream(FileDescriptor.in).read() == 'o' ? "ok" : "no");
  }
}
