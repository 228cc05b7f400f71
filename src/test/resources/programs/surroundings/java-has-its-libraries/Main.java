import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.ZoneId;
import java.util.stream.IntStream;

public class Main {
  public static void main(String[] args) throws Exception {
    MessageDigest.getInstance("SHA-256").digest(new byte[SecureRandom.getInstanceStrong().nextInt(9)]);
    ZoneId.of("Asia/Shanghai");
    int sum = IntStream.range(0, 1000).parallel().sum();
    System.out.println(sum == 499_500 ? "ok" : "no");
  }
}
