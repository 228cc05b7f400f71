package judge.verdict;

/** How a run ended; as text, in words for messages. */
public sealed interface Ending {

  /**
   * It ended by itself with this status, 0 to 255. Where the system cannot tell a signal from a
   * status above 128 (see {@code judge.run}), a signal is reported as 128 plus its number too.
   */
  record Exited(int status) implements Ending {
    @Override
    public String toString() {
      return "exit status " + status;
    }
  }

  /** A signal that was not sent by the judge ended it. */
  record Signalled(int signal) implements Ending {

    /** The signal's name on Linux, such as {@code SIGSEGV}. */
    public String name() {
      return SignalNames.of(signal);
    }

    @Override
    public String toString() {
      return "killed by " + name();
    }
  }

  /** It went over a limit: the judge stopped it, or found out when it had ended. */
  record LimitExceeded(Resource resource) implements Ending {
    @Override
    public String toString() {
      return resource + " over the limit";
    }
  }
}
