package judge.problem;

import java.nio.file.Path;

/**
 * One test of a problem.
 *
 * @param name its path below the test data without the ending, with slashes: {@code sample/1}
 * @param input what the submission reads
 * @param answer the answer file, which the output validator reads
 */
public record TestCase(String name, Path input, Path answer) {}
