import java.util.Scanner;

/**
 * Wrong rule: whoever empties the box eats all donuts, and there is one round. Fails first on 2 1:
 * it prints 0, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println(n % (m + 1) == 0 ? 0 : n);
    }
  }
}
