package numbers;

public class Counter {
  private static int count;

  public enum Words {
    OK
  }

  public static int next() {
    return ++count;
  }
}
