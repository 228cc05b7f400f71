import java.util.Scanner;

/** Right but too slow: the search without a memo tries all ways to share, years for 60 donuts. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    while (in.hasNextInt()) {
      int n = in.nextInt();
      int m = in.nextInt();
      System.out.println(eaten(0, 0, n, m));
    }
  }

  static int eaten(int mine, int his, int box, int m) {
    int total = mine + his + box;
    if (total == 0) {
      return 0;
    }
    int others = total;
    for (int k = 1; k <= Math.min(m, box); k++) {
      int rest = k == box ? eaten(0, 0, his, m) : eaten(his, mine + k, box - k, m);
      others = Math.min(others, rest);
    }
    return total - others;
  }
}
