import java.util.Scanner;

/**
 * Wrong idea: both players always take the highest of the four end cards. Fails first on the piles
 * 1 2 1 and 1 1 1: it prints 3, not 4.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println(firstTotal(a, b));
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  static int firstTotal(int[] a, int[] b) {
    int top = 0;
    int bottom = a.length - 1;
    int up = 0;
    int down = b.length - 1;
    int total = 0;
    for (int move = 0; move < a.length + b.length; move++) {
      int bestOfA = top > bottom ? 0 : Math.max(a[top], a[bottom]);
      int bestOfB = up > down ? 0 : Math.max(b[up], b[down]);
      if (move % 2 == 0) {
        total += Math.max(bestOfA, bestOfB);
      }
      if (bestOfA >= bestOfB) {
        if (a[top] == bestOfA) {
          top++;
        } else {
          bottom--;
        }
      } else if (b[up] == bestOfB) {
        up++;
      } else {
        down--;
      }
    }
    return total;
  }
}
