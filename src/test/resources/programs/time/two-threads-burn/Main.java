public class Main {
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2; i++) {
      new Thread(
              () -> {
                while (true) {
                  Thread.onSpinWait();
                }
              })
          .start();
    }
  }
}
