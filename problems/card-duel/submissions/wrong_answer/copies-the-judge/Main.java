import java.util.Scanner;

/**
 * Wrong idea: take from the side from which the judge took; the left one at first. Fails first on 1
 * 2, if it starts.
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
    String last = "L";
    int left = 0;
    int right = n - 1;
    while (left <= right) {
      String move = isMyTurn ? last : in.next();
      if (isMyTurn) {
        System.out.println(move);
      }
      if (move.equals("L")) {
        left++;
      } else {
        right--;
      }
      last = move;
      isMyTurn = !isMyTurn;
    }
  }
}
