package judge.problem;

import java.util.List;
import java.util.stream.Stream;

/**
 * A group of tests that is scored as one.
 *
 * @param name its path below the test data; empty for all of it
 * @param tests the names of the tests directly in it, in test order
 * @param groups the groups in it, in test order
 */
public record TestGroup(String name, Grading grading, List<String> tests, List<TestGroup> groups) {

  public TestGroup {
    tests = List.copyOf(tests);
    groups = List.copyOf(groups);
  }

  /** The names of all tests in it and in its groups, in test order. */
  public Stream<String> allTests() {
    return Stream.concat(tests.stream(), groups.stream().flatMap(TestGroup::allTests));
  }
}
