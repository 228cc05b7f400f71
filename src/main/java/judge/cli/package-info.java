/** The command line: reads arguments, calls the judge, shows reports. {@link judge.cli.Main}. */
package judge.cli;
