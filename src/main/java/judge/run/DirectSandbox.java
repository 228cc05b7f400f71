package judge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Does not shut a program in at all: it has limits, figures and a folder of its own, and runs with
 * the judge's rights, or with none if the judge is root. What outlives it is killed as one of the
 * {@link Orphans}.
 */
final class DirectSandbox implements Sandbox {
  private final RunScript script;
  private final Unprivileged unprivileged;
  private final List<String> dieWithParent;

  /**
   * @param setpriv the program that has a process die with its parent, or null if there is none
   */
  DirectSandbox(RunScript script, Unprivileged unprivileged, Path setpriv) {
    this.dieWithParent =
        setpriv == null ? List.of() : List.of(setpriv.toString(), "--pdeathsig", "KILL");
    this.script = script;
    this.unprivileged = unprivileged;
  }

  @Override
  public Starter openStarter() throws IOException {
    return new ShellStarter(unprivileged.prefix());
  }

  @Override
  public boolean hidesFiles() {
    return false;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public Launch launch(RunRequest request, Path folder) throws IOException {
    Files.createDirectory(folder);
    unprivileged.own(folder);
    Map<RunRequest.Mount, String> places = new HashMap<>();
    for (RunRequest.Mount mount : request.mounts()) {
      places.put(mount, unprivileged.prepared(mount, folder).toString());
    }
    List<String> program = new ArrayList<>(dieWithParent);
    program.addAll(request.command(places::get));
    List<String> command = new ArrayList<>(List.of("setsid"));
    command.addAll(dieWithParent);
    command.addAll(script.arguments(request.limits(), null, folder.toString(), program));
    Path input =
        request.input() == null
            ? Path.of("/dev/null")
            : unprivileged.readable(request.input(), inputs(folder));
    return new Launch(command, input, folder);
  }

  /** Where a test's input is put if the program's user could not read it. */
  private static Path inputs(Path folder) {
    return folder.resolveSibling(folder.getFileName() + "-input");
  }

  @Override
  public void cleanUp(RunRequest request, Path folder, int session) throws IOException {
    if (Files.exists(inputs(folder))) {
      Scratch.remove(inputs(folder));
    }
    for (RunRequest.Mount mount : request.mounts()) {
      unprivileged.takeBack(mount);
    }
    Orphans.kill(session, folder);
  }
}
