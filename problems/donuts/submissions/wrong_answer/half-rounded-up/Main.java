import java.util.Scanner;

/**
 * Wrong idea: the players share evenly, the first one has the odd donut. Fails first on 2 2: it
 * prints 1, not 2.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println((n + 1) / 2);
    }
  }
}
