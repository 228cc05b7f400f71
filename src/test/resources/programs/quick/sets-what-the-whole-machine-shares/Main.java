import java.util.Locale;
import java.util.TimeZone;

public class Main {
  public static void main(String[] args) throws Exception {
    boolean isAsAtFirst =
        System.getProperty("mine") == null
            && System.lineSeparator().equals(System.getProperty("line.separator"))
            && !Locale.getDefault().getLanguage().equals("ar")
            && TimeZone.getDefault().getRawOffset() == 0;
    System.out.println(isAsAtFirst ? "ok" : "no");
    System.setProperty("mine", "");
    System.clearProperty("line.separator");
    Locale.setDefault(new Locale("ar"));
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
  }
}
