package library;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Random;
import library.CardDuel.Duel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The judge's player of card-duel plays as it should, and says no to what is wrong, and to nothing
 * else. As every letter is legal as long as there are cards, the moves against it can be made
 * beforehand.
 */
class CardDuelJudgeTest {
  private static final Method OBJECTION =
      Solution.compile(Problem.PROBLEMS.resolve("card-duel/output_validator/CardDuelJudge.java"))
          .method("objection", String.class, InputStream.class, PrintStream.class);

  /** What the judge objects to, and all it printed. */
  private record Verdict(String objection, String said) {}

  private static Verdict judge(String test, String moves) throws ReflectiveOperationException {
    return judge(test, new ByteArrayInputStream(moves.getBytes(US_ASCII)));
  }

  private static Verdict judge(String test, InputStream moves) throws ReflectiveOperationException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    Object objection = OBJECTION.invoke(null, test, moves, new PrintStream(said, true, US_ASCII));
    return new Verdict((String) objection, said.toString(US_ASCII));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "nothing",
      value = {
        "'L\nR\n', nothing",
        "'\r\n L \t\r\nR', nothing",
        "LR, nothing",
        "'L\nR\nL\nL\nX', nothing",
        "'', the moves ended after 0 of 2",
        "'L\n', the moves ended after 1 of 2",
        "'R\nL\n', 'ended with 8, but the cards guarantee 34'",
        "'l\nR\n', 'move 1: expected L or R, got l'",
        "'LEFT\nRIGHT\n', 'move 2: expected L or R, got E'",
        "'L\n7\n', 'move 2: expected L or R, got 7'",
      })
  void objectionsSayWhatIsWrong(String moves, String objection) throws Exception {
    String test = "4 1\n1 5 33 7\nR L\n";

    assertThat(judge(test, moves).objection()).isEqualTo(objection);
  }

  /** Both the player and the guarantee are held against those that the tests have of their own. */
  @Test
  void playsAndJudgesAsTheSearchDoes() throws Exception {
    Random random = new Random(20_240_303);
    List<String> players = List.of("greedy", "1", "2", "3", "5", "30", "perfect", "");
    int right = 0;

    for (int i = 0; i < 20_000; i++) {
      int[] cards = Rows.random(random, 1 + random.nextInt(8), 1 + random.nextInt(20));
      String name = players.get(random.nextInt(players.size()));
      String player = name.isEmpty() ? CardDuel.moves(random, cards) : name;
      Duel duel = new Duel(cards, random.nextBoolean(), player);
      String moves = CardDuel.moves(random, cards);
      DuelTable table = duel.table();
      table.solutionsOutput().write(moves.getBytes(US_ASCII));
      boolean isEnough = table.total() >= duel.guaranteed();

      Verdict verdict = judge(duel.text(), moves);

      assertThat(verdict.objection() == null)
          .as("%s%s: %s", duel.text(), moves, verdict.objection())
          .isEqualTo(isEnough);
      assertThat(verdict.said())
          .isEqualTo(table.transcript().replaceAll("(?m)^>.*\n", "").replaceAll("(?m)^<", ""));
      right += isEnough ? 1 : 0;
    }

    assertThat(right).isBetween(2000, 18_000);
  }

  @Test
  void floodIsRefusedAtItsFirstLetter() throws Exception {
    InputStream flood =
        new InputStream() {
          private int read;

          @Override
          public int read() {
            assertThat(++read).isEqualTo(1);
            return 0xFF;
          }
        };

    assertThat(judge("2 1\n3 4\ngreedy\n", flood).objection())
        .isEqualTo("move 1: expected L or R, got the byte 255");
  }
}
