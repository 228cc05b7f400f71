import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

public class Main {
  public static void main(String[] args) throws Exception {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    while (threads.getCurrentThreadCpuTime() < 800_000_000) {}
    System.out.println("ok");
  }
}
