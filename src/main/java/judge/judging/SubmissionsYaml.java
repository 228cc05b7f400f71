package judge.judging;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import judge.judging.Expectation.Rule;
import judge.problem.BadInputException;
import judge.problem.YamlFile;
import judge.verdict.Verdict;

/**
 * Reads {@code submissions.yaml}: of every pattern for submissions, which verdicts their runs may
 * and must have, on all tests or on those that a pattern matches.
 */
final class SubmissionsYaml {
  private static final Set<Verdict> ANY =
      EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE);
  private static final Set<String> RULE_KEYS =
      Set.of("permitted", "required", "score", "message", "use_for_time_limit");
  private static final Set<String> OTHER_KEYS = Set.of("authors", "model_solution");

  private final YamlFile yaml;

  private SubmissionsYaml(YamlFile yaml) {
    this.yaml = yaml;
  }

  static SubmissionsYaml read(Path file) throws BadInputException {
    return new SubmissionsYaml(YamlFile.read(file));
  }

  /**
   * What is expected of a submission.
   *
   * @param name its path below the folder of submissions
   * @param byFolder the verdicts that its folder names, which hold unless the file has the folder
   */
  Expectation expectation(String name, List<Verdict> byFolder) throws BadInputException {
    List<Rule> rules = new ArrayList<>();
    boolean folderIsReplaced = false;
    for (String pattern : yaml.keys()) {
      if (!new Glob(pattern).matchesPathOrFolder(name)) {
        continue;
      }
      folderIsReplaced |= name.startsWith(pattern + "/");
      YamlFile section = yaml.section(pattern);
      for (String key : List.of("language", "entrypoint")) {
        if (section.has(key)) {
          throw section.bad(key, "is a part of the package format that is not supported");
        }
      }
      rules.add(rule(section, null));
      for (String key : section.keys()) {
        if (section.isSection(key) && !OTHER_KEYS.contains(key)) {
          YamlFile part = section.section(key);
          part.requireKnown(RULE_KEYS);
          if (part.has("score")) {
            throw part.bad("score", "of a part of the tests is not supported");
          }
          rules.add(rule(part, new Glob(key)));
        } else if (!RULE_KEYS.contains(key) && !OTHER_KEYS.contains(key)) {
          throw section.bad(key, "is unknown; a part for some tests needs keys below it");
        }
      }
    }
    List<Verdict> verdicts =
        rules.isEmpty() || !folderIsReplaced && !byFolder.equals(List.of(Verdict.AC))
            ? byFolder
            : verdicts(rules, byFolder, folderIsReplaced);
    return new Expectation(verdicts, rules);
  }

  /** The verdicts as a whole that do not contradict the rules on single runs. */
  private static List<Verdict> verdicts(
      List<Rule> rules, List<Verdict> byFolder, boolean folderIsReplaced) {
    Set<Verdict> verdicts = EnumSet.copyOf(folderIsReplaced ? ANY : byFolder);
    for (Rule rule : rules) {
      if (rule.tests() == null) {
        verdicts.retainAll(rule.permitted());
        if (!rule.required().contains(Verdict.AC)) {
          verdicts.remove(Verdict.AC);
        }
      }
    }
    return List.copyOf(verdicts);
  }

  private static Rule rule(YamlFile yaml, Glob tests) throws BadInputException {
    double lowest = Double.NEGATIVE_INFINITY;
    double highest = Double.POSITIVE_INFINITY;
    List<String> score = yaml.words("score", true);
    if (!score.isEmpty()) {
      try {
        lowest = Double.parseDouble(score.get(0));
        highest = Double.parseDouble(score.get(score.size() - 1));
      } catch (NumberFormatException e) {
        throw yaml.bad("score", "needs a number, or a list of two");
      }
    }
    return new Rule(
        tests,
        set(yaml, "permitted"),
        set(yaml, "required"),
        yaml.text("message").orElse(""),
        lowest,
        highest);
  }

  private static Set<Verdict> set(YamlFile yaml, String key) throws BadInputException {
    if (!yaml.has(key)) {
      return ANY;
    }
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    for (String word : yaml.words(key, true)) {
      if (ANY.stream().noneMatch(verdict -> verdict.name().equals(word))) {
        throw yaml.bad(key, "names " + word + "; it lists AC, WA, TLE and RTE");
      }
      verdicts.add(Verdict.valueOf(word));
    }
    return verdicts;
  }
}
