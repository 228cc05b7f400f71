import java.util.Scanner;

/**
 * Right game, but the end of the input is noticed one round too late: the last answer is printed
 * twice. Fails first on an empty file: it prints 0, and not nothing.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = 0;
    int m = 1;
    boolean more = true;
    while (more) {
      more = in.hasNextInt();
      if (more) {
        n = in.nextInt();
        m = in.nextInt();
      }
      System.out.println(eaten(n, m));
    }
  }

  private static final int MOST = 100;

  /** What the first player eats of 0, 1, 2 ... donuts, by the most that a move takes. */
  private static final int[][] EATEN = new int[MOST + 1][];

  static int eaten(int n, int m) {
    if (EATEN[m] == null) {
      EATEN[m] = eatenByFirst(m);
    }
    return EATEN[m][n];
  }

  private static int[] eatenByFirst(int m) {
    int[] start = new int[MOST + 1];
    int[][] best = new int[MOST + 1][MOST + 1]; // by the mover's and the other's pile
    for (int total = 1; total <= MOST; total++) {
      for (int mine = 0; mine < total; mine++) {
        best[mine][total - mine] = start[mine];
      }
      for (int box = 1; box <= total; box++) {
        for (int mine = 0; mine + box <= total; mine++) {
          int his = total - box - mine;
          int others = total;
          for (int k = 1; k <= Math.min(m, box); k++) {
            others = Math.min(others, best[his][mine + k]);
          }
          best[mine][his] = total - others;
        }
      }
      start[total] = best[0][0];
    }
    return start;
  }
}
