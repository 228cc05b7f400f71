package library;

import java.util.LinkedHashMap;
import java.util.Map;

/** The inputs of one problem by their names, as in {@code secret/odd-second-wins-03}. */
final class TestSet {
  private final Map<String, String> inputs = new LinkedHashMap<>();

  /** Adds the tests a statement shows, {@code sample/1} and so on. */
  void samples(String... samples) {
    for (int i = 0; i < samples.length; i++) {
      add("sample/" + (i + 1), samples[i]);
    }
  }

  /** Adds tests that exist for the same reason; they are numbered if there are several. */
  void secret(String reason, String... tests) {
    for (int i = 0; i < tests.length; i++) {
      add("secret/" + reason + (tests.length == 1 ? "" : "-%02d".formatted(i + 1)), tests[i]);
    }
  }

  /** Adds the same input in every spacing that a reader of tokens must not mind. */
  void spacings(String input) {
    String tokens = input.strip().replaceAll("\\s+", " ");
    secret("spacing-blank-lines", "\n\n" + input.replace("\n", "\n\n\n"));
    secret("spacing-crlf", input.replace("\n", "\r\n"));
    secret("spacing-no-final-newline", input.stripTrailing());
    secret("spacing-one-line", tokens + "\n");
    secret("spacing-tabs", "\t " + tokens.replace(" ", " \t") + "\t\n");
    secret("spacing-token-a-line", tokens.replace(' ', '\n') + "\n");
  }

  Map<String, String> inputs() {
    return inputs;
  }

  private void add(String name, String input) {
    if (inputs.put(name, input) != null) {
      throw new IllegalArgumentException("two tests are called " + name);
    }
  }
}
