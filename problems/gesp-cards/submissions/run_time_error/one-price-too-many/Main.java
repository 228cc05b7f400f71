import java.util.Scanner;

/** Right game, but n prices are read where there are n - 1. Runs out of input on every game. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n);
    int[] his = numbers(in, n);
    System.out.println(bestScore(worth, price, his));
  }

  private static int[] numbers(Scanner in, int n) {
    int[] numbers = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = in.nextInt();
    }
    return numbers;
  }

  static int bestScore(int[] worth, int[] price, int[] his) {
    int n = worth.length;
    int[][][] best = new int[n][n][3]; // by the round, the switches so far, and the card
    for (int round = 0; round < n; round++) {
      for (int t = 0; t <= round; t++) {
        for (int card = 0; card < 3; card++) {
          int before = round == 0 ? 0 : Integer.MIN_VALUE;
          if (round > t) {
            before = best[round - 1][t][card];
          }
          if (t > 0) {
            int[] others = best[round - 1][t - 1];
            int other = Math.max(others[(card + 1) % 3], others[(card + 2) % 3]);
            before = Math.max(before, other - price[t - 1]);
          }
          best[round][t][card] = before + gain(card, his[round], worth[round]);
        }
      }
    }
    int most = 0;
    for (int[] scores : best[n - 1]) {
      for (int score : scores) {
        most = Math.max(most, score);
      }
    }
    return most;
  }

  private static int gain(int mine, int his, int worth) {
    if (mine == his) {
      return worth;
    }
    return mine == (his + 1) % 3 ? 2 * worth : 0;
  }
}
