import java.util.Scanner;

/**
 * Wrong idea: of what is left take all cards at odd positions or all at even ones, whichever are
 * worth more. That cannot lose, and can get less than the cards guarantee. Fails first on 1 1 2, if
 * it starts.
 */
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
    int surplus = 0; // of every second card from the left end on
    for (int i = left; i <= right; i++) {
      surplus += (i - left) % 2 == 0 ? cards[i] : -cards[i];
    }
    boolean isLeftOne = surplus >= 0;
    boolean isRightOfSameKind = (right - left) % 2 == 0;
    return isLeftOne || isRightOfSameKind && cards[left] >= cards[right] ? "L" : "R";
  }
}
