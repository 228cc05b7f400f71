package judge.run;

import com.sun.jna.Native;
import java.io.IOException;

/** A call of the C library failed. */
final class PosixException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The call that failed just now, in this thread. */
  PosixException(String call) {
    this(call, Native.getLastError());
  }

  PosixException(String call, int errno) {
    super(call + " failed, errno " + errno);
  }
}
