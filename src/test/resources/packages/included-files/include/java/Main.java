import java.util.Scanner;

public class Main {
  public static void main(String[] arguments) {
    System.out.println(new Twice().of(new Scanner(System.in).nextInt()));
  }
}
