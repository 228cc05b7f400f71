import java.util.Scanner;

/**
 * Another way: the search the problem is known for, from the whole down to what is left, with a
 * memo. Time: O(n^4) a case. Memory: O(n^4).
 */
public class Main {
  private final int[] a;
  private final int[] b;
  private final int[][][][] memo; // 0 if not known: every card is worth something

  private Main(int[] a, int[] b) {
    int size = a.length + 1;
    this.a = a;
    this.b = b;
    this.memo = new int[size][size][size][size];
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(new Main(a, b).best(0, n, 0, n));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  /** What the player to move takes of a[i..j-1] and b[k..l-1]. */
  private int best(int i, int j, int k, int l) {
    if (i == j && k == l) {
      return 0;
    }
    if (memo[i][j][k][l] == 0) {
      int others = Integer.MAX_VALUE;
      if (i < j) {
        others = Math.min(others, best(i + 1, j, k, l));
        others = Math.min(others, best(i, j - 1, k, l));
      }
      if (k < l) {
        others = Math.min(others, best(i, j, k + 1, l));
        others = Math.min(others, best(i, j, k, l - 1));
      }
      memo[i][j][k][l] = sum(a, i, j) + sum(b, k, l) - others;
    }
    return memo[i][j][k][l];
  }

  private static int sum(int[] cards, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += cards[i];
    }
    return sum;
  }
}
