import java.util.Scanner;

/** Wrong idea: take the larger end card. Fails first on 1 2 1 1, if it starts. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    boolean isMyTurn = in.nextInt() == 1;
    int[] cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = in.nextInt();
    }
    int left = 0;
    int right = n - 1;
    while (left <= right) {
      String move = isMyTurn ? choose(cards, left, right) : in.next();
      if (isMyTurn) {
        System.out.println(move);
      }
      if (move.equals("L")) {
        left++;
      } else {
        right--;
      }
      isMyTurn = !isMyTurn;
    }
  }

  private static String choose(int[] cards, int left, int right) {
    return cards[left] >= cards[right] ? "L" : "R";
  }
}
