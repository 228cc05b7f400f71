import java.util.stream.IntStream;

public class Main {
  public static void main(String[] args) throws Exception {
    long sum = IntStream.rangeClosed(1, 10_000).parallel().sum();
    System.out.println(sum == 50_005_000 ? "ok" : "no");
  }
}
