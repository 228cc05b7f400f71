import java.util.Scanner;

/** Wrong idea: both players always take the larger end coin. Fails first on 1 2 1 1. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    long[] totals = new long[2];
    StringBuilder moves = new StringBuilder();
    for (int left = 0, right = coins.length - 1; left <= right; ) {
      boolean takesLeft = coins[left] >= coins[right];
      totals[moves.length() % 2] += takesLeft ? coins[left++] : coins[right--];
      moves.append(takesLeft ? 'L' : 'R');
    }
    System.out.println(totals[0] + " " + totals[1] + " " + (totals[0] + totals[1]));
    System.out.println(moves);
  }
}
