import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Scanner;

/**
 * The judge's player. Deals the cards, plays with the strength that the test asks for, and says yes
 * if the other has in the end what the cards guarantee him. It looks at letters alone, one at a
 * time: white space does not matter, and no output is too long for it.
 *
 * <p>Called with the files of the input and the answer, and the folder for messages. Exits with 42
 * for yes, with 43 for no.
 */
public class CardDuelJudge {
  private static final int YES = 42;
  private static final int NO = 43;

  private final int[] cards;
  private final boolean otherStarts;

  /** How many moves this player looks ahead. */
  private int depth;

  /** This player's moves, if they are given. */
  private String moves = "";

  /** What is left: cards[left..right-1]. */
  private int left;

  private int right;

  private CardDuelJudge(Scanner test) {
    int n = test.nextInt();
    otherStarts = test.nextInt() == 1;
    cards = new int[n];
    for (int i = 0; i < n; i++) {
      cards[i] = test.nextInt();
    }
    right = n;
    if (test.hasNextInt()) {
      depth = test.nextInt();
      return;
    }
    while (test.hasNext()) {
      moves += test.next();
    }
    if (moves.equals("greedy") || moves.equals("perfect")) {
      depth = moves.equals("greedy") ? 1 : n;
      moves = "";
    }
  }

  public static void main(String[] args) throws IOException {
    String test = new String(Files.readAllBytes(Paths.get(args[0])), StandardCharsets.US_ASCII);
    String objection = objection(test, System.in, System.out);
    if (objection != null) {
      Path message = Paths.get(args[2], "judgemessage.txt");
      Files.write(message, objection.getBytes(StandardCharsets.US_ASCII));
    }
    System.exit(objection == null ? YES : NO);
  }

  /** Plays a test; what is wrong with the other's moves, or null if nothing is. */
  static String objection(String test, InputStream in, PrintStream out) throws IOException {
    return new CardDuelJudge(new Scanner(test)).play(in, out);
  }

  private String play(InputStream in, PrintStream out) throws IOException {
    int guaranteed = guaranteed();
    int othersMoves = (cards.length + (otherStarts ? 1 : 0)) / 2;
    deal(out);
    int total = 0;
    int made = 0;
    boolean isOthersTurn = otherStarts;
    while (left < right) {
      if (isOthersTurn) {
        int move = letter(in);
        if (move < 0) {
          return "the moves ended after " + made + " of " + othersMoves;
        }
        made++;
        if (move != 'L' && move != 'R') {
          return "move " + made + ": expected L or R, got " + name(move);
        }
        total += take((char) move);
      } else {
        char move = ownMove();
        take(move);
        out.println(move);
        out.flush();
      }
      isOthersTurn = !isOthersTurn;
    }
    return total >= guaranteed
        ? null
        : "ended with " + total + ", but the cards guarantee " + guaranteed;
  }

  private void deal(PrintStream out) {
    StringBuilder text = new StringBuilder();
    text.append(cards.length).append(otherStarts ? " 1\n" : " 2\n");
    for (int i = 0; i < cards.length; i++) {
      text.append(cards[i]).append(i + 1 < cards.length ? ' ' : '\n');
    }
    out.print(text);
    out.flush();
  }

  /** The next letter, or whatever else is no white space; -1 at the end. */
  private static int letter(InputStream in) throws IOException {
    int c = in.read();
    while (c >= 0 && c <= ' ') {
      c = in.read();
    }
    return c;
  }

  private static String name(int c) {
    return c > ' ' && c < 127 ? "" + (char) c : "the byte " + c;
  }

  private int take(char move) {
    return move == 'L' ? cards[left++] : cards[--right];
  }

  /** The better move as far as this player looks; the left one if both are as good. */
  private char ownMove() {
    if (!moves.isEmpty()) {
      char move = moves.charAt(0);
      moves = moves.substring(1);
      return move;
    }
    int takeLeft = cards[left] - lead(left + 1, right, depth - 1);
    int takeRight = cards[right - 1] - lead(left, right - 1, depth - 1);
    return takeLeft >= takeRight ? 'L' : 'R';
  }

  /** What the other has in the end at the least, if he plays as well as he can. */
  private int guaranteed() {
    int sum = 0;
    for (int card : cards) {
      sum += card;
    }
    int lead = lead(0, cards.length, cards.length);
    return (otherStarts ? sum + lead : sum - lead) / 2;
  }

  /** What the player to move gains over the other on cards[from..to-1], in so many moves. */
  private int lead(int from, int to, int moves) {
    int length = to - from;
    int played = Math.min(moves, length);
    int[] leads = new int[played + 1]; // by the first card; all 0 where nobody looks any further
    for (int rest = length - played + 1; rest <= length; rest++) {
      for (int i = 0; i + rest <= length; i++) {
        int first = cards[from + i];
        int last = cards[from + i + rest - 1];
        leads[i] = Math.max(first - leads[i + 1], last - leads[i]);
      }
    }
    return leads[0];
  }
}
