import numbers.Counter;

public class Main {
  interface Greeting {
    String text();
  }

  public static void main(String[] args) {
    Greeting greeting = () -> Counter.next() == 1 ? Counter.Words.OK.name().toLowerCase() : "no";
    System.out.println(greeting.text());
  }
}
