import java.nio.charset.Charset;
import java.util.Date;
import java.util.Locale;

public class Main {
  public static void main(String[] args) {
    System.out.println("先手 " + Charset.defaultCharset());
    System.out.printf("%.1f %s%n", 0.5, Locale.getDefault().getLanguage());
    System.out.println(new Date(0));
  }
}
