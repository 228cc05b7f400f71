package judge.problem;

import java.util.Comparator;

/**
 * Orders names as people count: runs of digits by their value (2 before 10, numbers of any length),
 * all else by code unit, and equal numbers by fewer leading zeros. The same on every machine.
 */
final class NaturalOrder implements Comparator<String> {
  static final Comparator<String> INSTANCE = new NaturalOrder();

  private NaturalOrder() {}

  @Override
  public int compare(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
        int endA = endOfDigits(a, i);
        int endB = endOfDigits(b, j);
        int order = compareNumbers(a.substring(i, endA), b.substring(j, endB));
        if (order != 0) {
          return order;
        }
        i = endA;
        j = endB;
      } else {
        // A slash sorts first, so that a folder's files stay together.
        int order = Character.compare(key(a.charAt(i)), key(b.charAt(j)));
        if (order != 0) {
          return order;
        }
        i++;
        j++;
      }
    }
    return Integer.compare(a.length() - i, b.length() - j);
  }

  private static int compareNumbers(String a, String b) {
    String digitsA = a.replaceFirst("^0+", "");
    String digitsB = b.replaceFirst("^0+", "");
    if (digitsA.length() != digitsB.length()) {
      return Integer.compare(digitsA.length(), digitsB.length());
    }
    int order = digitsA.compareTo(digitsB);
    return order != 0 ? order : Integer.compare(a.length(), b.length());
  }

  private static int endOfDigits(String name, int from) {
    int end = from;
    while (end < name.length() && isDigit(name.charAt(end))) {
      end++;
    }
    return end;
  }

  private static char key(char c) {
    return c == '/' ? '\0' : c;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
