import java.util.Scanner;

/**
 * Wrong idea: of every card only the best score so far is kept, with its number of switches. One
 * with fewer switches may overtake it, as its next one costs less. Fails first on a = 1 1 1, b = 1
 * 0, c = 0 2 0: it prints 4, not 5.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n - 1);
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
    int[] best = new int[3];
    int[] switches = new int[3];
    for (int round = 0; round < worth.length; round++) {
      int[] newBest = new int[3];
      int[] newSwitches = new int[3];
      for (int card = 0; card < 3; card++) {
        newBest[card] = best[card];
        newSwitches[card] = switches[card];
        for (int other = 0; round > 0 && other < 3; other++) {
          int score = best[other] - price[switches[other]];
          if (other != card && score > newBest[card]) {
            newBest[card] = score;
            newSwitches[card] = switches[other] + 1;
          }
        }
        newBest[card] += gain(card, his[round], worth[round]);
      }
      best = newBest;
      switches = newSwitches;
    }
    return Math.max(best[0], Math.max(best[1], best[2]));
  }

  private static int gain(int mine, int his, int worth) {
    if (mine == his) {
      return worth;
    }
    return mine == (his + 1) % 3 ? 2 * worth : 0;
  }
}
