import java.util.Scanner;

/**
 * Another way: the best that the rest of the rounds brings, by the round, the switches so far and
 * the card before, with a memo. Time: O(n^2). Memory: O(n^2), 24 MB.
 */
public class Main {
  private final int[] worth;
  private final int[] price;
  private final int[] his;
  private final Integer[][][] memo;

  private Main(int[] worth, int[] price, int[] his) {
    this.worth = worth;
    this.price = price;
    this.his = his;
    this.memo = new Integer[worth.length][][];
    for (int round = 0; round < worth.length; round++) {
      memo[round] = new Integer[round + 1][3];
    }
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n - 1);
    int[] his = numbers(in, n);
    System.out.println(new Main(worth, price, his).best(0, 0, 0));
  }

  private static int[] numbers(Scanner in, int n) {
    int[] numbers = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = in.nextInt();
    }
    return numbers;
  }

  private int best(int round, int switches, int before) {
    if (round == worth.length) {
      return 0;
    }
    if (memo[round][switches][before] == null) {
      int best = Integer.MIN_VALUE;
      for (int mine = 0; mine < 3; mine++) {
        int score = gain(mine, his[round], worth[round]);
        if (round == 0 || mine == before) {
          score += best(round + 1, switches, mine);
        } else {
          score += best(round + 1, switches + 1, mine) - price[switches];
        }
        best = Math.max(best, score);
      }
      memo[round][switches][before] = best;
    }
    return memo[round][switches][before];
  }

  private static int gain(int mine, int his, int worth) {
    if (mine == his) {
      return worth;
    }
    return mine == (his + 1) % 3 ? 2 * worth : 0;
  }
}
