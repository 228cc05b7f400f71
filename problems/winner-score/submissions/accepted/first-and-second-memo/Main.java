import java.util.Scanner;

/**
 * Another way: two functions, what the one to move gets and what the other gets, call each other; a
 * memo of the first is enough. Time: O(n^2). Memory: O(n^2).
 */
public class Main {
  private final int[] cards;
  private final int[][] memo; // 0 if not known: every card is worth something

  private Main(int[] cards) {
    this.cards = cards;
    this.memo = new int[cards.length][cards.length];
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int[] cards = new int[in.nextInt()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = in.nextInt();
    }
    Main game = new Main(cards);
    int last = cards.length - 1;
    System.out.println(Math.max(game.first(0, last), game.second(0, last)));
  }

  /** What the one to move gets of cards[i..j]. */
  private int first(int i, int j) {
    if (i > j) {
      return 0;
    }
    if (memo[i][j] == 0) {
      memo[i][j] = Math.max(cards[i] + second(i + 1, j), cards[j] + second(i, j - 1));
    }
    return memo[i][j];
  }

  /** What the other gets, to whom the one to move leaves as little as he can. */
  private int second(int i, int j) {
    return i >= j ? 0 : Math.min(first(i + 1, j), first(i, j - 1));
  }
}
