package judge.judging;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.judging.Expectation.Rule;
import judge.judging.Expectation.TimeBound;
import judge.problem.BadInputException;
import judge.problem.YamlFile;
import judge.submission.Glob;
import judge.verdict.Verdict;

/**
 * Reads what {@code submissions.yaml} expects of a submission: which verdicts its runs may and must
 * have, on all tests or on those that a pattern matches.
 */
final class SubmissionsYaml {
  private static final Set<Verdict> ANY =
      EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE);
  private static final Set<String> RULE_KEYS =
      Set.of("permitted", "required", "score", "message", "use_for_time_limit");

  /** Of which those that judging needs are read when the submission is loaded. */
  private static final Set<String> OTHER_KEYS =
      Set.of("authors", "model_solution", "language", "entrypoint");

  private final Map<String, YamlFile> parts;
  private final String folder;
  private final List<Verdict> byFolder;

  /**
   * @param parts what the file has on the submission, by patterns
   * @param folder the folder that the submission lies in
   * @param byFolder the verdicts that the folder names, which hold unless the file has the folder;
   *     null if it names none
   */
  SubmissionsYaml(Map<String, YamlFile> parts, String folder, List<Verdict> byFolder) {
    this.parts = parts;
    this.folder = folder;
    this.byFolder = byFolder;
  }

  Expectation expectation() throws BadInputException {
    if (parts.isEmpty()) {
      return Expectation.of(byFolder == null ? List.of(Verdict.AC) : byFolder);
    }
    List<Rule> rules = new ArrayList<>();
    for (Map.Entry<String, YamlFile> part : parts.entrySet()) {
      YamlFile yaml = part.getValue();
      boolean isOnFolder = part.getKey().equals(folder) && byFolder != null;
      rules.add(
          isOnFolder
              ? rule(yaml, null, permittedByFolder(), requiredByFolder())
              : rule(yaml, null, ANY, ANY));
      for (String key : yaml.keys()) {
        if (yaml.isSection(key) && !OTHER_KEYS.contains(key)) {
          yaml.section(key).requireKnown(RULE_KEYS);
          rules.add(rule(yaml.section(key), new Glob(key), ANY, ANY));
        } else if (!RULE_KEYS.contains(key) && !OTHER_KEYS.contains(key)) {
          throw yaml.bad(key, "is unknown; a part for some tests needs keys below it");
        }
      }
    }
    if (byFolder == null || parts.containsKey(folder)) {
      return new Expectation(verdicts(rules, ANY), rules, Set.of());
    }
    List<Verdict> verdicts =
        byFolder.equals(List.of(Verdict.AC)) ? verdicts(rules, byFolder) : byFolder;
    return new Expectation(verdicts, rules, Expectation.timeBounds(byFolder));
  }

  private Collection<Verdict> permittedByFolder() {
    Set<Verdict> permitted = EnumSet.of(Verdict.AC);
    permitted.addAll(byFolder);
    return folder.equals("rejected") ? ANY : permitted;
  }

  private Collection<Verdict> requiredByFolder() {
    return byFolder.equals(List.of(Verdict.AC)) ? ANY : byFolder;
  }

  /** The verdicts as a whole that do not contradict the rules on single runs. */
  private static List<Verdict> verdicts(List<Rule> rules, Collection<Verdict> among) {
    Set<Verdict> verdicts = EnumSet.copyOf(among);
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

  /** A rule; what it does not say is as given. */
  private static Rule rule(
      YamlFile yaml,
      Glob tests,
      Collection<Verdict> permittedElse,
      Collection<Verdict> requiredElse)
      throws BadInputException {
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
    Set<Verdict> permitted = set(yaml, "permitted", permittedElse);
    Set<Verdict> required = set(yaml, "required", requiredElse);
    Set<TimeBound> bounds = EnumSet.noneOf(TimeBound.class);
    switch (yaml.text("use_for_time_limit").orElse("true")) {
      case "true" -> {
        if (!permitted.contains(Verdict.TLE)) {
          bounds.add(TimeBound.ABOVE);
        }
        if (required.equals(EnumSet.of(Verdict.TLE))) {
          bounds.add(TimeBound.BELOW);
        }
      }
      case "false" -> {}
      case "lower" -> {
        permitted.remove(Verdict.TLE);
        bounds.add(TimeBound.ABOVE);
      }
      case "upper" -> {
        required.retainAll(EnumSet.of(Verdict.TLE));
        bounds.add(TimeBound.BELOW);
      }
      default -> throw yaml.bad("use_for_time_limit", "is true, false, lower or upper");
    }
    return new Rule(
        tests, permitted, required, yaml.text("message").orElse(""), lowest, highest, bounds);
  }

  private static Set<Verdict> set(YamlFile yaml, String key, Collection<Verdict> otherwise)
      throws BadInputException {
    if (!yaml.has(key)) {
      return EnumSet.copyOf(otherwise);
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
