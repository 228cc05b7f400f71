import java.util.Scanner;

/** Right but for no coins: the table starts with single coins. Crashes for n = 0. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] coins = new int[in.nextInt()];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = in.nextInt();
    }
    int n = coins.length;
    long[][] d = new long[n][n];
    for (int left = n - 1; left >= 0; left--) {
      d[left][left] = coins[left];
      for (int right = left + 1; right < n; right++) {
        d[left][right] =
            Math.max(coins[left] - d[left + 1][right], coins[right] - d[left][right - 1]);
      }
    }
    long sum = sum(coins);
    long first = (sum + d[0][n - 1]) / 2;
    System.out.println(first + " " + (sum - first) + " " + sum);
    StringBuilder moves = new StringBuilder();
    int left = 0;
    int right = n - 1;
    while (left < right) {
      boolean takesLeft = coins[left] - d[left + 1][right] == d[left][right];
      moves.append(takesLeft ? 'L' : 'R');
      if (takesLeft) {
        left++;
      } else {
        right--;
      }
    }
    System.out.println(moves + "L");
  }

  private static long sum(int[] coins) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    return sum;
  }
}
