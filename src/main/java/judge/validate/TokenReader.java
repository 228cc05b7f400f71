package judge.validate;

import java.io.IOException;
import java.io.InputStream;

/**
 * Reads white space and tokens from a stream of any size. White space is the six ASCII bytes; a
 * token longer than {@link #PIECE} comes in pieces, so that memory stays bounded.
 */
final class TokenReader {
  static final int END = -1;

  /** The most bytes of a token that are given at once. */
  static final int PIECE = 64 * 1024;

  private final InputStream in;
  private final byte[] buffer = new byte[PIECE];
  private int position;
  private int end;

  private final byte[] piece = new byte[PIECE];
  private int pieceLength;
  private boolean continued;
  private long line = 1;
  private long tokenOnLine;

  TokenReader(InputStream in) {
    this.in = in;
  }

  /** The next byte, 0 to 255, or {@link #END}, without moving on. */
  int peek() throws IOException {
    if (position == end) {
      end = in.read(buffer);
      position = 0;
      if (end <= 0) {
        end = 0;
        return END;
      }
    }
    return buffer[position] & 0xFF;
  }

  /** Moves over the next byte, which must be white space. */
  void skipSpaceByte() {
    if (buffer[position++] == '\n') {
      line++;
      tokenOnLine = 0;
    }
  }

  /** Moves to the next token, or to the end. */
  void skipSpace() throws IOException {
    while (isSpace(peek())) {
      skipSpaceByte();
    }
  }

  /** Reads a token, or its first piece if it is a long one; it must be there. */
  void readToken() throws IOException {
    tokenOnLine++;
    readPiece();
  }

  /** Reads the next piece of a token of which {@link #isContinued} is true. */
  void readPiece() throws IOException {
    pieceLength = 0;
    int next = peek();
    while (next != END && !isSpace(next) && pieceLength < PIECE) {
      piece[pieceLength++] = (byte) next;
      position++;
      next = peek();
    }
    continued = next != END && !isSpace(next);
  }

  /** Moves over what is left of the token. */
  void skipToken() throws IOException {
    while (continued) {
      readPiece();
    }
  }

  /** The bytes of the piece read last, valid up to {@link #pieceLength} until the next is read. */
  byte[] piece() {
    return piece;
  }

  int pieceLength() {
    return pieceLength;
  }

  /** Whether the token goes on after the piece read last. */
  boolean isContinued() {
    return continued;
  }

  /** The line of the token read last, from 1. */
  long line() {
    return line;
  }

  /** The number of the token read last on its line, from 1. */
  long tokenOnLine() {
    return tokenOnLine;
  }

  static boolean isSpace(int b) {
    return b == ' ' || (b >= '\t' && b <= '\r');
  }
}
