package judge.run;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.commons.io.output.DeferredFileOutputStream;

/** Keeps the output: in memory, or in a file if it is much. */
final class KeptOutput implements OutputSink {
  private static final int SMALL = 256 * 1024;

  private final DeferredFileOutputStream stream;
  private long size;

  /**
   * @param file where much output goes
   */
  KeptOutput(Path file) throws IOException {
    stream =
        DeferredFileOutputStream.builder().setThreshold(SMALL).setOutputFile(file.toFile()).get();
  }

  @Override
  public boolean accept(byte[] buffer, int n) throws IOException {
    stream.write(buffer, 0, n);
    size += n;
    return true;
  }

  @Override
  public boolean isBlocked() {
    return false;
  }

  @Override
  public void takeRest() {
    // it takes all at any time
  }

  @Override
  public int descriptor() {
    return -1;
  }

  @Override
  public void end() throws IOException {
    stream.close();
  }

  @Override
  public Output toOutput() {
    return stream.isInMemory()
        ? Output.of(stream.getData())
        : Output.of(stream.getFile().toPath(), size);
  }
}
