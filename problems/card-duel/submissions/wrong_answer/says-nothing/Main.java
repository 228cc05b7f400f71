import java.util.Scanner;

/** Wrong: it ends without a word. Fails first on a single card. */
public class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    in.nextInt();
  }
}
