import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: both players play for emptying the box only: they leave a multiple of m + 1 in it if
 * they can, else take one. Fails first on 3 2: it prints 1, not 2.
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
    int eaten = 0;
    int[] piles = new int[2];
    int player = 0;
    for (int box = n; box > 0; ) {
      int taken = Math.max(1, box % (m + 1));
      piles[player] += taken;
      box -= taken;
      if (box == 0) {
        eaten += player == 0 ? piles[0] : 0;
        box = piles[1 - player];
        Arrays.fill(piles, 0);
      }
      player = 1 - player;
    }
    return eaten;
  }
}
