import java.util.Arrays;
import java.util.Scanner;

/**
 * Wrong idea: the right rules, but both players always take as many as they may. Fails first on 6
 * 2: it prints 4, not 2.
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
      int taken = Math.min(m, box);
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
