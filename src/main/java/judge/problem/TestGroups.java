package judge.problem;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts the tests of a problem into their groups. */
final class TestGroups {
  private final Path root;
  private final GroupYaml yaml;
  private final boolean everyFolder;

  /**
   * @param everyFolder whether every folder is a group, as in legacy packages, or only those that
   *     say so
   */
  TestGroups(Path root, GroupYaml yaml, boolean everyFolder) {
    this.root = root;
    this.yaml = yaml;
    this.everyFolder = everyFolder;
  }

  /** The group of all tests, which are in test order. */
  TestGroup of(List<TestCase> tests) throws BadInputException {
    return group("", tests);
  }

  private TestGroup group(String name, List<TestCase> tests) throws BadInputException {
    List<String> own = new ArrayList<>();
    Map<String, List<TestCase>> inGroups = new LinkedHashMap<>();
    for (TestCase test : tests) {
      String group = groupBelow(name, test);
      if (group == null) {
        own.add(test.name());
      } else {
        inGroups.computeIfAbsent(group, each -> new ArrayList<>()).add(test);
      }
    }
    List<TestGroup> groups = new ArrayList<>();
    for (Map.Entry<String, List<TestCase>> entry : inGroups.entrySet()) {
      groups.add(group(entry.getKey(), entry.getValue()));
    }
    return new TestGroup(name, yaml.of(root.resolve(name)).grading(), own, groups);
  }

  /** The group directly below a group that the test is in, or null if it is not in any. */
  private String groupBelow(String name, TestCase test) throws BadInputException {
    String rest = name.isEmpty() ? test.name() : test.name().substring(name.length() + 1);
    int slash = rest.indexOf('/');
    if (slash < 0) {
      return null;
    }
    String group = (name.isEmpty() ? "" : name + "/") + rest.substring(0, slash);
    boolean isGroup = everyFolder || name.isEmpty() || yaml.of(root.resolve(group)).isDescribed();
    return isGroup ? group : null;
  }
}
