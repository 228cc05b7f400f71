import java.util.Scanner;

/** Right but too slow: the search without a memo tries 3^n ways to play, years for 40 rounds. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n - 1);
    int[] his = numbers(in, n);
    System.out.println(best(worth, price, his, 0, 0, 0));
  }

  private static int[] numbers(Scanner in, int n) {
    int[] numbers = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = in.nextInt();
    }
    return numbers;
  }

  static int best(int[] worth, int[] price, int[] his, int round, int switches, int before) {
    if (round == worth.length) {
      return 0;
    }
    int best = Integer.MIN_VALUE;
    for (int mine = 0; mine < 3; mine++) {
      int score = gain(mine, his[round], worth[round]);
      if (round == 0 || mine == before) {
        score += best(worth, price, his, round + 1, switches, mine);
      } else {
        score += best(worth, price, his, round + 1, switches + 1, mine) - price[switches];
      }
      best = Math.max(best, score);
    }
    return best;
  }

  private static int gain(int mine, int his, int worth) {
    if (mine == his) {
      return worth;
    }
    return mine == (his + 1) % 3 ? 2 * worth : 0;
  }
}
