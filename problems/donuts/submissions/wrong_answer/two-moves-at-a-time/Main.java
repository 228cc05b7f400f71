import java.util.Scanner;

/**
 * Wrong idea: each player takes all he may, and then the game is the same with 2m donuts less.
 * Fails first on 4 1: it prints 2, not 1.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println(eaten(n, m));
    }
  }

  static int eaten(int n, int m) {
    return n <= 0 ? 0 : Math.min(n, m) + eaten(n - 2 * m, m);
  }
}
