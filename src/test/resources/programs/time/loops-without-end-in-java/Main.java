public class Main {
  public static void main(String[] args) {
    while (true) {
      Thread.onSpinWait();
    }
  }
}
