package judge.judging;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * One of several parts that a run is split into, as for a matrix of build jobs. Submissions are not
 * split, so that each part has whole judgements; the parts get about as many tests each.
 *
 * @param index which part, from 1
 * @param count how many parts
 */
public record Shard(int index, int count) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  /** What compiling takes, and what a test does not depend on, in tests. */
  private static final int COMPILING = 10;

  /** Reads {@code I/N}; empty if it is something else. */
  public static Optional<Shard> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    Shard shard = new Shard(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    return Optional.of(shard).filter(each -> 1 <= each.index && each.index <= each.count);
  }

  /**
   * The indices of the entries in this part, ascending: the largest entry goes to the part that has
   * least, then the next one, and so on.
   */
  public List<Integer> indices(List<Entry> entries) {
    List<Integer> bySize =
        IntStream.range(0, entries.size())
            .boxed()
            .sorted(Comparator.comparing(i -> -size(entries.get(i))))
            .toList();
    long[] loads = new long[count];
    List<Integer> own = new ArrayList<>();
    for (int entry : bySize) {
      int least = 0;
      for (int part = 1; part < count; part++) {
        least = loads[part] < loads[least] ? part : least;
      }
      loads[least] += size(entries.get(entry));
      if (least == index - 1) {
        own.add(entry);
      }
    }
    own.sort(null);
    return own;
  }

  private static long size(Entry entry) {
    return COMPILING + entry.problem().tests().size();
  }
}
