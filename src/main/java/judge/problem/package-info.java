/**
 * Problems, their test cases and limits, and the formats they are written in. The way in is {@link
 * judge.problem.ProblemLoader}; bundled problems are found through {@link judge.problem.Library}.
 */
package judge.problem;
