import java.io.File;

public class Main {
  public static void main(String[] args) throws Exception {
    System.out.println(new File("folder").mkdir() ? "ok" : "no");
    new File("folder/file").createNewFile();
  }
}
