import java.util.Scanner;

/** Wrong idea: left and right in turn. Fails first on 1 2, if it starts. */
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
      String move = isMyTurn ? (right - left) % 4 < 2 ? "L" : "R" : in.next();
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
}
