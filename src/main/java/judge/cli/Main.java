package judge.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import judge.problem.BadInputException;
import judge.problem.Reason;
import judge.report.ReportFile;
import judge.submission.Languages;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The program: reads the command line and ends with the command's exit status. */
public final class Main {
  static final int AS_EXPECTED = 0;
  static final int NOT_AS_EXPECTED = 1;
  static final int CANNOT_JUDGE = 2;

  private Main() {}

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT);
    System.exit(
        run(
            new Surroundings(
                utf8(FileDescriptor.out),
                utf8(FileDescriptor.err),
                Path.of(System.getProperty("judge.home", "")),
                path("judge.languages"),
                path("judge.cache"),
                Boolean.getBoolean("judge.out.terminal"),
                Boolean.getBoolean("judge.err.terminal")),
            arguments));
  }

  /** Runs a command; its exit status. */
  public static int run(Surroundings surroundings, String... arguments) {
    CommandLine commandLine =
        new CommandLine(new RunCommand(surroundings))
            .addSubcommand(new SubmitCommand(surroundings))
            .addSubcommand(new VerifyCommand(surroundings))
            .addSubcommand(new ExportCommand(surroundings))
            .addSubcommand(new MergeCommand(surroundings))
            .addSubcommand(new DoctorCommand(surroundings))
            .setOut(new PrintWriter(surroundings.out(), true))
            .setErr(new PrintWriter(surroundings.err(), true))
            .setParameterExceptionHandler((e, all) -> usageError(surroundings, e, all))
            .setExecutionExceptionHandler((e, command, all) -> fault(surroundings, e));
    int status;
    try {
      if (surroundings.languages() != null) {
        Languages.add(surroundings.languages());
      }
      status = commandLine.execute(arguments);
    } catch (BadInputException e) {
      status = fault(surroundings, e);
    } catch (Error e) {
      // out of memory, or a Java runtime without some module: no verdict, so not status 1
      status = fault(surroundings, e);
    }
    if (surroundings.out().checkError()) {
      surroundings.err().println("error: standard output could not be written");
      return CANNOT_JUDGE;
    }
    return status;
  }

  private static int usageError(
      Surroundings surroundings, ParameterException e, String[] arguments) {
    discardReports(List.of(arguments));
    surroundings.err().println("error: " + e.getMessage());
    surroundings
        .err()
        .println("Try '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help'.");
    return CANNOT_JUDGE;
  }

  private static int fault(Surroundings surroundings, Throwable e) {
    if (e instanceof BadInputException) {
      surroundings.err().println("error: " + e.getMessage());
    } else if (e instanceof IOException) {
      surroundings.err().println("error: the judge failed: " + Reason.of((IOException) e));
    } else if (!(e instanceof InterruptedException)) {
      surroundings.err().println("error: the judge failed: " + e);
      e.printStackTrace(surroundings.err());
    }
    return CANNOT_JUDGE;
  }

  /** An old report must not be taken for one of a run that could not start. */
  private static void discardReports(List<String> arguments) {
    for (String option : List.of("--json", "--junit")) {
      for (int i = 0; i < arguments.size(); i++) {
        String argument = arguments.get(i);
        try {
          if (argument.startsWith(option + "=")) {
            ReportFile.discard(option, argument.substring(option.length() + 1));
          } else if (argument.equals(option) && i + 1 < arguments.size()) {
            ReportFile.discard(option, arguments.get(i + 1));
          }
        } catch (BadInputException e) {
          // the usage error is what the user needs to hear of
        }
      }
    }
  }

  private static Path path(String property) {
    String file = System.getProperty(property, "");
    return file.isEmpty() ? null : Path.of(file);
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
