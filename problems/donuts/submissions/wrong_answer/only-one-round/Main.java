import java.util.Scanner;

/**
 * Wrong rule: the game ends when the box is empty for the first time, and the other player eats
 * what he took as well. Fails first on 4 1: it prints 2, not 1.
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
    return eaten(0, 0, n, m, new byte[n + 1][n + 1][n + 1]);
  }

  /** What the player to move eats of all that is left. */
  private static int eaten(int mine, int his, int box, int m, byte[][][] memo) {
    int total = mine + his + box;
    if (total == 0) {
      return 0;
    }
    if (memo[mine][his][box] == 0) {
      int others = total;
      for (int k = 1; k <= Math.min(m, box); k++) {
        if (k == box) {
          others = Math.min(others, his);
        } else {
          others = Math.min(others, eaten(his, mine + k, box - k, m, memo));
        }
      }
      memo[mine][his][box] = (byte) (total - others + 1); // 0 if not known, else 1 more
    }
    return memo[mine][his][box] - 1;
  }
}
