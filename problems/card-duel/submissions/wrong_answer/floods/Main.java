/** Wrong, and hostile: one line without end, of which not even the first letter is a move. */
public class Main {
  public static void main(String[] args) {
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      part.append('X');
    }
    while (true) {
      System.out.print(part);
    }
  }
}
