import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Scanner;

public class Main {
  public static void main(String[] args) {
    int port = new Scanner(System.in).nextInt();
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress("127.0.0.1", port), 1000);
      System.out.println("connected");
    } catch (IOException e) {
      System.out.println("ok");
    }
  }
}
