/**
 * What judging shows: listeners that write to the terminal ({@link judge.report.TerminalReport}) or
 * to files for other programs ({@link judge.report.JsonReport}, {@link judge.report.JunitReport}).
 */
package judge.report;
