import java.util.Arrays;
import java.util.Scanner;

/**
 * Another way, the one of many-piles: three neighbours a, b, c of a pile, the inner one no lower
 * than the others, are worth as much as the single card a - b + c. What is left of both piles is
 * poured together, and the players take it from the highest to the lowest. Time: O(n log n) a case.
 * Memory: O(n).
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    for (int cases = in.nextInt(); cases > 0; cases--) {
      int n = in.nextInt();
      int[] a = pile(in, n);
      int[] b = pile(in, n);
      System.out.println((sum(a) + sum(b) + lead(a, b)) / 2);
    }
  }

  private static int[] pile(Scanner in, int n) {
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    return cards;
  }

  /** What the first player gains over the second. */
  static int lead(int[] a, int[] b) {
    int[] left = reduced(a);
    int[] right = reduced(b);
    int[] cards = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, cards, left.length, right.length);
    Arrays.sort(cards);
    int lead = 0;
    for (int card : cards) {
      lead = card - lead; // whoever takes this one has the lower ones against him
    }
    return lead;
  }

  private static int[] reduced(int[] pile) {
    int[] row = new int[pile.length];
    int n = 0;
    for (int card : pile) {
      row[n++] = card;
      while (n >= 3 && row[n - 2] >= Math.max(row[n - 3], row[n - 1])) {
        row[n - 3] += row[n - 1] - row[n - 2];
        n -= 2;
      }
    }
    return Arrays.copyOf(row, n);
  }

  private static int sum(int[] cards) {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    return sum;
  }
}
