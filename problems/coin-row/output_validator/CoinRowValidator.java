import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.StringTokenizer;

/**
 * Accepts the three right totals with any game in which no move gives anything away. White space
 * does not matter, not between the moves either.
 *
 * <p>Called with the files of the input and the answer, and the folder for messages; standard input
 * is the output to look at. Exits with 42 if that is right, with 43 if it is not.
 */
public class CoinRowValidator {
  private static final int RIGHT = 42;
  private static final int WRONG = 43;
  private static final String WHITE_SPACE = " \t\n\u000B\f\r";
  private static final int LONGEST_SHOWN = 20;

  public static void main(String[] args) throws IOException {
    byte[] input = Files.readAllBytes(Paths.get(args[0]));
    String objection = objection(coins(text(input)), text(bytes(System.in)));
    if (objection != null) {
      Path message = Paths.get(args[2], "judgemessage.txt");
      Files.write(message, objection.getBytes(StandardCharsets.UTF_8));
    }
    System.exit(objection == null ? RIGHT : WRONG);
  }

  /** What is wrong with an output, or null if nothing is. */
  static String objection(int[] coins, String output) {
    StringTokenizer tokens = new StringTokenizer(output, WHITE_SPACE);
    int[][] leads = leads(coins);
    for (String total : totals(coins, leads)) {
      String got = tokens.hasMoreTokens() ? tokens.nextToken() : "nothing";
      if (!got.equals(total)) {
        return "totals: expected " + total + ", got " + cut(got);
      }
    }
    StringBuilder moves = new StringBuilder();
    while (tokens.hasMoreTokens()) {
      moves.append(tokens.nextToken());
    }
    return objectionToMoves(coins, leads, moves.toString());
  }

  private static String objectionToMoves(int[] coins, int[][] leads, String moves) {
    int n = coins.length;
    int left = 0;
    for (int i = 0; i < Math.min(n, moves.length()); i++) {
      char move = moves.charAt(i);
      if (move != 'L' && move != 'R') {
        return "move " + (i + 1) + ": expected L or R, got " + cut(moves.substring(i));
      }
      int right = left + n - i - 1;
      int[] rest = leads[n - i - 1];
      int lead = move == 'L' ? coins[left] - rest[left + 1] : coins[right] - rest[left];
      int best = leads[n - i][left];
      if (lead < best) {
        return "move " + (i + 1) + ": " + move + " gives " + (best - lead) + " away";
      }
      left += move == 'L' ? 1 : 0;
    }
    return moves.length() == n ? null : "expected " + n + " moves, got " + moves.length();
  }

  /** The first player's, the second player's, and both together. */
  private static String[] totals(int[] coins, int[][] leads) {
    long sum = 0;
    for (int coin : coins) {
      sum += coin;
    }
    long first = (sum + leads[coins.length][0]) / 2;
    return new String[] {"" + first, "" + (sum - first), "" + sum};
  }

  /** What the player to move gains over the other, by the length of the row and its first coin. */
  private static int[][] leads(int[] coins) {
    int[][] leads = new int[coins.length + 1][];
    leads[0] = new int[coins.length + 1];
    for (int length = 1; length <= coins.length; length++) {
      int[] rest = leads[length - 1];
      leads[length] = new int[coins.length - length + 1];
      for (int left = 0; left < leads[length].length; left++) {
        int right = left + length - 1;
        leads[length][left] = Math.max(coins[left] - rest[left + 1], coins[right] - rest[left]);
      }
    }
    return leads;
  }

  private static int[] coins(String input) {
    StringTokenizer tokens = new StringTokenizer(input, WHITE_SPACE);
    int[] coins = new int[Integer.parseInt(tokens.nextToken())];
    for (int i = 0; i < coins.length; i++) {
      coins[i] = Integer.parseInt(tokens.nextToken());
    }
    return coins;
  }

  private static String cut(String text) {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static byte[] bytes(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      bytes.write(buffer, 0, n);
    }
    return bytes.toByteArray();
  }
}
