import java.util.Scanner;

/**
 * Wrong idea: to win every round is worth any price. Fails first on a = 0 0, b = 1, c = 0 1: it
 * prints -1, not 0.
 */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    int[] worth = numbers(in, n);
    int[] price = numbers(in, n - 1);
    int[] his = numbers(in, n);
    System.out.println(score(worth, price, his));
  }

  private static int[] numbers(Scanner in, int n) {
    int[] numbers = new int[n];
    for (int i = 0; i < n; i++) {
      numbers[i] = in.nextInt();
    }
    return numbers;
  }

  static int score(int[] worth, int[] price, int[] his) {
    int score = 0;
    int switches = 0;
    for (int round = 0; round < worth.length; round++) {
      if (round > 0 && his[round] != his[round - 1]) {
        score -= price[switches++];
      }
      score += 2 * worth[round];
    }
    return score;
  }
}
