package judge.run;

import com.sun.jna.Platform;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A Perl script that starts runs, and itself does to each what bubblewrap and a shell would do,
 * which takes much less time than loading these two programs. Perl, since it is on nearly every
 * Linux, needs no compiler, and has a word for system calls.
 */
final class PerlStarter implements Starter {
  /** Where it is in the sandbox, too. */
  static final String PERL = "/usr/bin/perl";

  /** What is given for no standard input. */
  static final Path NOTHING = Path.of("/dev/null");

  private static final String SCRIPT = "starter.pl";

  /**
   * The numbers of {@code clone, mount, prctl, capset, prlimit64, setsid, unshare, pivot_root,
   * umount2, mount_setattr}: of x86-64, and of all newer machines.
   */
  private static final String X86_CALLS = "56 165 157 126 302 112 272 155 166 442";

  private static final String CALLS = "220 40 167 91 261 157 97 41 39 442";

  private final String host;
  private final StarterProcess perl;
  private final byte[] buffer = new byte[8192];
  private final String unusedNetwork;

  /**
   * Starts one.
   *
   * @param prefix what to put before Perl's command
   * @param room what the script is to furnish; empty if the prefix has given it a sandbox, in which
   *     it needs {@code CAP_SYS_ADMIN} and {@code CAP_SETPCAP}
   * @param host where it then sees what the judge sees
   */
  PerlStarter(List<String> prefix, List<String> room, String host) throws IOException {
    this.host = host;
    List<String> command = new ArrayList<>(prefix);
    command.addAll(List.of(PERL, "-e", script()));
    command.addAll(List.of((Platform.isIntel() ? X86_CALLS : CALLS).split(" ")));
    command.addAll(room);
    perl = new StarterProcess(command, Map.of()); // a locale that is missing Perl would tell of
    try {
      // the judge becomes its parent, and that of the runs, when what made the sandbox is gone
      perl.become(perl.await("ready"));
      unusedNetwork = networkCounts();
    } catch (IOException e) {
      perl.close();
      throw e;
    }
  }

  private static String script() throws IOException {
    try (InputStream in = PerlStarter.class.getResourceAsStream(SCRIPT)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Override
  public int start(Request request) throws IOException {
    List<String> fields = new ArrayList<>(List.of(place(request.input())));
    addList(fields, request.outputs().stream().map(this::place).toList());
    List<String> environment = new ArrayList<>();
    Stream.of(RunEnvironment.COMMON, request.environment())
        .flatMap(each -> each.entrySet().stream())
        .forEach(each -> environment.addAll(List.of(each.getKey(), each.getValue())));
    addList(fields, environment);
    fields.addAll(request.command());
    List<String> all = new ArrayList<>();
    addList(all, fields);
    perl.tell(String.join("\0", all) + "\0");
    try {
      int child = perl.await("started");
      Orphans.reserve(child);
      return child;
    } catch (IOException e) {
      throw new LostRunException(e);
    }
  }

  /** Where it sees a file; the device is its own, but other files of the judge's may be in /dev. */
  private String place(Path file) {
    return file.equals(NOTHING) ? file.toString() : host + file;
  }

  /** Adds a list, with its length first. */
  static void addList(List<String> fields, List<String> list) {
    fields.add(Integer.toString(list.size()));
    fields.addAll(list);
  }

  /**
   * Whether its network cannot tell of what used it: by a socket that is left, or by the kernel's
   * counts, which everyone can read. (A port that was closed stays taken for a minute.)
   */
  @Override
  public boolean isClean() {
    return networkFile("sockstat").startsWith("sockets: used 0\n")
        && networkCounts().equals(unusedNetwork);
  }

  /** What was tried with IP; any packet counts, and any that had nowhere to go. */
  private String networkCounts() {
    return networkFile("snmp") + networkFile("snmp6");
  }

  private String networkFile(String name) {
    return Posix.contents("/proc/" + perl.pid() + "/net/" + name, buffer);
  }

  @Override
  public void close() {
    perl.close();
  }
}
