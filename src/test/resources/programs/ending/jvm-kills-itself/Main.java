public class Main {
  public static void main(String[] args) throws Exception {
    long pid = ProcessHandle.current().pid();
    new ProcessBuilder("/bin/sh", "-c", "kill -9 " + pid).start();
    Thread.sleep(10_000);
  }
}
