/** {@link judge.verdict.Verdict} and the rules that lead to one. */
package judge.verdict;
