public class Main {
  public static void main(String[] args) {
    try {
      System.out.println(new long[1 << 28].length);
    } catch (OutOfMemoryError e) {
      throw new IllegalStateException(e);
    }
  }
}
