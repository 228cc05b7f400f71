import java.util.Scanner;

/**
 * Wrong rule: whoever empties the box starts the next round too. Fails first on 2 1: it prints 0,
 * not 1.
 */
public class Main {
  private static final int MOST = 100;

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[][] answers = new int[MOST + 1][];
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      if (answers[m] == null) {
        answers[m] = eatenByFirst(m);
      }
      System.out.println(answers[m][n]);
    }
  }

  private static int[] eatenByFirst(int m) {
    int[] start = new int[MOST + 1];
    int[][] best = new int[MOST + 1][MOST + 1]; // by the mover's and the other's pile
    for (int total = 1; total <= MOST; total++) {
      for (int box = 1; box <= total; box++) {
        for (int mine = 0; mine + box <= total; mine++) {
          int his = total - box - mine;
          int most = 0;
          for (int k = 1; k <= Math.min(m, box); k++) {
            int eaten = k == box ? mine + k + start[his] : total - best[his][mine + k];
            most = Math.max(most, eaten);
          }
          best[mine][his] = most;
        }
      }
      start[total] = best[0][0];
    }
    return start;
  }
}
