import java.util.Scanner;

/**
 * Another way: the table of Main, but the least of the up to m entries that a move can lead to is
 * not looked for each time. For one pile of the other player these entries are a window that moves
 * by one as the box gets fuller, so a queue of those that may still become the least has it at its
 * head. Time: O(n^3) for each m, whatever m is. Memory: O(n^2).
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
    Window[] windows = new Window[MOST + 1];
    for (int total = 1; total <= MOST; total++) {
      for (int mine = 0; mine <= total; mine++) {
        windows[mine] = new Window(best[mine]);
        best[mine][total - mine] = start[mine];
        windows[mine].add(total - mine);
      }
      for (int box = 1; box <= total; box++) {
        for (int mine = 0; mine + box <= total; mine++) {
          int his = total - box - mine;
          best[mine][his] = total - windows[his].least(mine + m);
        }
        for (int mine = 0; mine + box <= total; mine++) {
          windows[mine].add(total - box - mine);
        }
      }
      start[total] = best[0][0];
    }
    return start;
  }

  /** The least of the last entries of a line that is filled from its end. */
  private static final class Window {
    private final int[] line;
    private final int[] queue = new int[MOST + 1]; // places, whose entries rise
    private int head;
    private int tail;

    Window(int[] line) {
      this.line = line;
    }

    void add(int place) {
      while (head < tail && line[queue[tail - 1]] >= line[place]) {
        tail--;
      }
      queue[tail++] = place;
    }

    int least(int lastPlace) {
      while (queue[head] > lastPlace) {
        head++;
      }
      return line[queue[head]];
    }
  }
}
