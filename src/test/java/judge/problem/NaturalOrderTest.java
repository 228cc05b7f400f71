package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NaturalOrderTest {

  static Stream<List<String>> sorted() {
    return Stream.of(
        List.of("1", "2", "10"),
        List.of("secret/2", "secret/10"),
        List.of("a1b2", "a1b10", "a2b1", "a10b1"),
        List.of("999999999999999999999999999999", "1000000000000000000000000000000"),
        List.of("123456789012345678901234567890", "123456789012345678901234567891"),
        List.of("9223372036854775807", "9223372036854775808", "18446744073709551616"),
        List.of("0", "1"),
        List.of("1", "01", "2", "02", "0003"),
        List.of("0", "00", "000"),
        List.of("a", "a1", "a1a", "aa", "b"),
        List.of("", "0", "a"),
        List.of("few/1", "few/2", "few-more/1"),
        List.of("a/9", "a/10", "a b/1", "a-b/1", "a1/1"),
        List.of("a", "a/1"),
        List.of("B", "a"),
        List.of("1", "牌1", "牌2", "牌10"));
  }

  @ParameterizedTest
  @MethodSource("sorted")
  void namesComeInTheOrderInWhichPeopleCount(List<String> names) {
    List<String> reversed = new ArrayList<>(names);
    Collections.reverse(reversed);
    reversed.sort(NaturalOrder.INSTANCE);
    assertThat(reversed).isEqualTo(names);
  }

  @Test
  void foldersOfTheSameNumberAreToldApartByTheirLeadingZeros() {
    assertThat(NaturalOrder.INSTANCE.compare("1/b", "01/a")).isNegative();
    assertThat(NaturalOrder.INSTANCE.compare("01/a", "1/b")).isPositive();
  }

  @Test
  void isATotalOrderConsistentWithEquals() {
    List<String> names = randomNames(new Random(20_260_101), 90);
    for (String a : names) {
      for (String b : names) {
        int order = NaturalOrder.INSTANCE.compare(a, b);
        assertThat(Integer.signum(order))
            .as("'%s' against '%s'", a, b)
            .isEqualTo(-Integer.signum(NaturalOrder.INSTANCE.compare(b, a)));
        assertThat(order == 0).as("'%s' against '%s'", a, b).isEqualTo(a.equals(b));
        for (String c : names) {
          if (order < 0 && NaturalOrder.INSTANCE.compare(b, c) < 0) {
            assertThat(NaturalOrder.INSTANCE.compare(a, c))
                .as("'%s', '%s', '%s'", a, b, c)
                .isNegative();
          }
        }
      }
    }
  }

  @Test
  void filesOfAFolderStayTogether() {
    List<String> names = randomNames(new Random(20_260_102), 400);
    names.sort(NaturalOrder.INSTANCE);
    List<String> folders =
        names.stream()
            .filter(name -> name.contains("/"))
            .map(name -> name.substring(0, name.indexOf('/')))
            .toList();
    List<String> runs =
        IntStream.range(0, folders.size())
            .filter(i -> i == 0 || !folders.get(i).equals(folders.get(i - 1)))
            .mapToObj(folders::get)
            .toList();
    assertThat(runs).doesNotHaveDuplicates();
  }

  /** Short names of few characters, so that many of them are nearly the same. */
  private static List<String> randomNames(Random random, int count) {
    return random
        .ints(count)
        .mapToObj(
            ignored ->
                random
                    .ints(1 + random.nextInt(6), 0, 8)
                    .mapToObj(i -> "0012a-/Z".substring(i, i + 1))
                    .reduce("", String::concat))
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
