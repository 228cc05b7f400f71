package judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.BadInputException;
import judge.problem.Limits;
import judge.problem.Problem;
import judge.run.RunLimits;
import judge.run.RunRequest;
import judge.run.RunRequest.Mount;
import judge.run.RunResult;
import judge.run.Runner;
import judge.run.Scratch;
import judge.verdict.Ending;
import judge.verdict.Ending.LimitExceeded;

/**
 * Compiles submissions: each by a process that is limited and contained as runs are, since sources
 * can make a compiler run for ever, take all memory, or read what they should not.
 */
public final class Compiler {
  private static final String BUILD = "build";
  private static final String RUN = "run";

  /** A program that is what its package's scripts make of it. */
  private static final Language SCRIPT =
      new Language(
          "script",
          "script",
          List.of(),
          LanguageRuntime.NATIVE,
          List.of(),
          List.of("{program}/" + RUN),
          List.of(),
          "");

  private final Scratch scratch;
  private final Runner runner;
  private final BuildCache cache;

  /** A compiler that compiles everything anew. */
  public Compiler(Scratch scratch, Runner runner) {
    this(scratch, runner, BuildCache.NONE);
  }

  /**
   * @param cache where it keeps what it made
   */
  public Compiler(Scratch scratch, Runner runner, BuildCache cache) {
    this.scratch = scratch;
    this.runner = runner;
    this.cache = cache;
  }

  /**
   * Compiles a submission.
   *
   * @throws BadInputException if this Java has no compiler
   * @throws IOException if it could not be tried, which says nothing about the submission
   */
  public Compilation compile(Submission submission, Problem problem)
      throws BadInputException, IOException, InterruptedException {
    return compile(submission, Additions.forSubmission(problem, submission), problem.compilation());
  }

  /** Compiles a submission to which no problem adds anything. */
  Compilation compile(Submission submission)
      throws BadInputException, IOException, InterruptedException {
    return compile(submission, Additions.NONE, Limits.COMPILATION);
  }

  private Compilation compile(Submission submission, Additions additions, Limits limits)
      throws BadInputException, IOException, InterruptedException {
    Language language = submission.language();
    if (language.isCompiledByJava()) {
      Jdk.requireCompiler();
    }
    if (!language.isInstalled()) {
      return new Compilation.NotPossible(
          "not judged: there is no "
              + language.compile().get(0)
              + " for "
              + language.name()
              + "; install "
              + language.install());
    }
    SourceFolder sources = SourceFolder.of(submission, additions, scratch.newFolder("sources"));
    Path output = scratch.newFolder("program");
    Compilation compilation = compile(submission, limits, sources, output);
    boolean isCompiled = compilation instanceof Compilation.Compiled;
    if (!isCompiled || language.makesOutput()) {
      Scratch.remove(sources.path());
    }
    if (!isCompiled || !language.makesOutput()) {
      Scratch.remove(output);
    }
    return compilation;
  }

  private Compilation compile(
      Submission submission, Limits limits, SourceFolder sources, Path output)
      throws IOException, InterruptedException {
    Language language = submission.language();
    Optional<String> key = cache.key(submission, release(submission), limits, sources);
    Optional<String> kept = key.isPresent() ? cache.copy(key.get(), output) : Optional.empty();
    Path folder = language.makesOutput() ? output : sources.path();
    if (kept.isPresent()) {
      Program program = new Program(language, folder, kept.get(), null);
      return withData(new Compilation.Compiled(program), sources);
    }
    try (RunResult result =
        runner.run(request(submission, sources.sources(), sources.path(), output, limits))) {
      String said = text(result, sources.path());
      if (result.ending() instanceof LimitExceeded over) {
        return new Compilation.Failed(describe(over, limits));
      }
      if (!result.ending().equals(new Ending.Exited(0))) {
        return new Compilation.Failed(
            said.isBlank() ? "the compiler gave up: " + result.ending() : said);
      }
      Compilation compilation = compiled(submission, sources.sources(), folder, said);
      if (key.isPresent() && compilation instanceof Compilation.Compiled compiled) {
        String main = compiled.program().main();
        cache.keep(key.get(), main, language.makesOutput() ? output : null);
      }
      return withData(compilation, sources);
    }
  }

  private Compilation withData(Compilation compilation, SourceFolder sources) throws IOException {
    if (!sources.hasData() || !(compilation instanceof Compilation.Compiled compiled)) {
      return compilation;
    }
    Path data = scratch.newFolder("included");
    sources.copyData(data);
    return new Compilation.Compiled(compiled.program().withFiles(data));
  }

  /**
   * Prepares a program of a package, such as a validator: it compiles it as a submission, or, if it
   * is a folder with a script {@code build} or {@code run}, does what those say.
   *
   * @throws BadInputException if it is in no known language
   * @throws IOException if it could not be tried
   */
  public Compilation compileProgram(Path program, Problem problem)
      throws BadInputException, IOException, InterruptedException {
    boolean hasScript =
        Stream.of(BUILD, RUN).anyMatch(name -> Files.isRegularFile(program.resolve(name)));
    if (!hasScript) {
      return compile(
          Submission.load(program.toString(), program),
          Additions.forProgram(problem),
          Limits.COMPILATION);
    }
    Path folder = scratch.newFolder("program");
    new SourceFolder(folder).copy(program, true, problem.constants());
    if (Files.exists(program.resolve(BUILD))) {
      List<String> command = List.of("/bin/sh", "-c", "cd \"$1\" && ./build", "sh", "{program}");
      Mount mount = new Mount("program", folder, true);
      try (RunResult result =
          runner.run(
              new RunRequest(command, null, runLimits(Limits.COMPILATION), List.of(mount)))) {
        if (!result.ending().equals(new Ending.Exited(0))) {
          return new Compilation.Failed("build failed: " + text(result, folder));
        }
      }
    }
    return Files.isExecutable(folder.resolve(RUN))
        ? new Compilation.Compiled(new Program(SCRIPT, folder, "", null))
        : new Compilation.Failed("there is no executable " + RUN);
  }

  private static RunRequest request(
      Submission submission, List<String> files, Path sources, Path output, Limits limits)
      throws IOException {
    return new RunRequest(
        Command.of(
            submission.language().compile(),
            Map.of("release", release(submission)),
            files.stream().map(file -> "{sources}/" + file).toList()),
        null,
        runLimits(limits),
        List.of(
            Mount.readOnly("sources", sources), ownClasses(), new Mount("output", output, true)));
  }

  private static String release(Submission submission) {
    return submission.release().isPresent() ? "" + submission.release().getAsInt() : Javac.NEWEST;
  }

  private static Compilation compiled(
      Submission submission, List<String> files, Path folder, String said) {
    Language language = submission.language();
    String entryPoint = submission.entryPoint();
    if (language.runtime() == LanguageRuntime.JVM && language.choosesMain()) {
      List<String> mains =
          said.lines()
              .filter(line -> line.startsWith(Javac.MAIN))
              .map(line -> line.substring(Javac.MAIN.length()))
              .filter(main -> entryPoint.isEmpty() || main.equals(entryPoint))
              .toList();
      return mains.isEmpty() && !entryPoint.isEmpty()
          ? new Compilation.Failed("the entry point " + entryPoint + " has no main method")
          : mains.isEmpty()
              ? new Compilation.Failed(
                  "no class has a method public static void main(String[] args)")
              : compiled(language, folder, mains, "several classes have a main method", "Main");
    }
    return language.makesOutput()
        ? compiled(language, folder, List.of(""), "", "")
        : compiled(
            language, folder, scripts(submission, files), "several files could be run", "main");
  }

  private static Compilation compiled(
      Language language, Path folder, List<String> mains, String several, String name) {
    return mains.size() == 1
        ? new Compilation.Compiled(new Program(language, folder, mains.get(0), null))
        : new Compilation.Failed(
            several + ": " + String.join(", ", mains) + "; call the one to run " + name);
  }

  /** What could be run as it is: the only file, or else the one with a name that says so. */
  private static List<String> scripts(Submission submission, List<String> files) {
    if (files.contains(submission.entryPoint())) {
      return List.of(submission.entryPoint());
    }
    List<String> names = submission.sources().stream().map(submission::nameOf).toList();
    List<String> named =
        files.stream().filter(name -> name.matches("main\\.\\w+|__main__\\.py")).toList();
    return named.isEmpty() ? names : named.subList(named.size() - 1, named.size());
  }

  /** The jar or folder that this class was loaded from. */
  static Mount ownClasses() throws IOException {
    try {
      return Mount.readOnly(
          "judge",
          Path.of(Compiler.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** What the compiler said, with the names of files as the user knows them. */
  private static String text(RunResult result, Path sources) throws IOException {
    try (InputStream output = result.output().open()) {
      String text = new String(output.readAllBytes(), StandardCharsets.UTF_8) + result.error();
      return text.replace(sources + "/", "").replace("/sources/", "");
    }
  }

  private static String describe(LimitExceeded over, Limits limits) {
    return switch (over.resource()) {
      case CPU_TIME, WALL_TIME ->
          "compiling took longer than " + limits.cpu().toMillis() / 1000.0 + " s";
      case MEMORY -> "compiling took more than " + limits.memoryBytes() / Limits.MIB + " MiB";
      case OUTPUT -> "the compiler said more than " + limits.outputBytes() / Limits.MIB + " MiB";
    };
  }

  private static RunLimits runLimits(Limits limits) {
    return new RunLimits(limits.cpu(), limits.wall(), limits.memoryBytes(), limits.outputBytes());
  }
}
