package library;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Function;

/**
 * The table at which a solution of card-duel plays: what it reads are the cards and the player's
 * moves, each made when it is asked for; what it prints are its own moves. So no second thread is
 * needed, and a solution that waits for a move while it is its own turn is found out.
 */
final class DuelTable {
  private static final int MOST_MOVES_AHEAD = 1000;

  private int[] rest;
  private boolean isSolutionsTurn;
  private final Function<int[], Character> player;
  private final Queue<Character> solutionsMoves = new ArrayDeque<>();
  private final StringBuilder said = new StringBuilder();
  private final StringBuilder transcript = new StringBuilder();
  private int read;
  private int total;

  /** What a solution did that is against the rules. */
  static final class Foul extends RuntimeException {
    Foul(String message) {
      super(message);
    }
  }

  /**
   * @param player chooses L or R for the row that is left
   */
  DuelTable(int[] cards, boolean solutionStarts, Function<int[], Character> player) {
    this.rest = cards;
    this.isSolutionsTurn = solutionStarts;
    this.player = player;
    say(cards.length + (solutionStarts ? " 1\n" : " 2\n"));
    say(Rows.line(cards));
  }

  /** What the solution has in the end, once it has said all it had to say. */
  int total() {
    while (rest.length > 0) {
      if (!move()) {
        throw new Foul("the moves ended");
      }
    }
    return total;
  }

  /** What was said: a line with {@code <} is the player's, one with {@code >} the solution's. */
  String transcript() {
    return transcript.toString();
  }

  InputStream solutionsInput() {
    return new InputStream() {
      @Override
      public int read() {
        while (read == said.length()) {
          if (rest.length == 0) {
            return -1;
          }
          if (!move()) {
            throw new Foul("it waits while it is its turn");
          }
        }
        return said.charAt(read++);
      }

      /** Reads what was said already, as from a pipe. */
      @Override
      public int read(byte[] buffer, int offset, int length) {
        int first = length == 0 ? -1 : read();
        if (first < 0) {
          return first;
        }
        buffer[offset] = (byte) first;
        int n = 1;
        while (n < length && read < said.length()) {
          buffer[offset + n++] = (byte) said.charAt(read++);
        }
        return n;
      }
    };
  }

  OutputStream solutionsOutput() {
    return new OutputStream() {
      @Override
      public void write(int c) {
        if (!Character.isWhitespace(c)) {
          solutionsMoves.add((char) c);
        }
        if (solutionsMoves.size() > MOST_MOVES_AHEAD) {
          throw new Foul("it does not stop");
        }
      }
    };
  }

  /** Whether whoever's turn it is made a move; the solution may not have said any yet. */
  private boolean move() {
    char move;
    if (!isSolutionsTurn) {
      move = player.apply(rest);
      say(move + "\n");
    } else if (!solutionsMoves.isEmpty()) {
      move = solutionsMoves.remove();
      if (move != 'L' && move != 'R') {
        throw new Foul(move + " is no move");
      }
      total += move == 'L' ? rest[0] : rest[rest.length - 1];
      transcript.append('>').append(move).append('\n');
    } else {
      return false;
    }
    rest = Rows.after(rest, move);
    isSolutionsTurn = !isSolutionsTurn;
    return true;
  }

  private void say(String line) {
    said.append(line);
    transcript.append('<').append(line);
  }
}
