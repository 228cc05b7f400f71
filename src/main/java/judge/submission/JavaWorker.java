package judge.submission;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import judge.run.Worker;

/**
 * Runs a Java program again and again, each time with classes loaded anew: a {@link Worker}, in a
 * process of its own, which it shares with the program. Its arguments: the folder with the classes,
 * and the name of the one to run.
 *
 * <p>Its own streams are copies of descriptors 0 and 1. A program that goes for 0 itself finds
 * nothing there; one that prints to 1 itself spoils the frames, and is found out.
 */
final class JavaWorker {
  private final ClassFiles classes;
  private final String main;
  private final DataInputStream requests;
  private final DataOutputStream answers;
  private final SharedState state;

  private JavaWorker(Path folder, String main) throws IOException {
    this.classes = ClassFiles.read(folder);
    this.main = main;
    requests = new DataInputStream(new BufferedInputStream(new FileInputStream(descriptor(0))));
    answers = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(descriptor(1))));
    new FileInputStream(FileDescriptor.in).close(); // which leaves /dev/null in its place
    state = new SharedState();
  }

  private static String descriptor(int number) {
    return "/proc/self/fd/" + number;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    JavaWorker worker = new JavaWorker(Path.of(arguments[0]), arguments[1]);
    worker.say(0, Worker.DONE);
    while (true) {
      worker.work();
    }
  }

  private void work() throws IOException, InterruptedException {
    long number = requests.readLong();
    String[] arguments = new String[requests.readInt()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = requests.readUTF();
    }
    TestInput input = new TestInput(requests, requests.readLong());
    FramedOutput output = new FramedOutput(answers);
    System.setIn(new BufferedInputStream(input));
    // as the machine's own: a byte that was written by itself is lost if it is not flushed
    OutputStream buffer = new BufferedOutputStream(output);
    System.setOut(new PrintStream(buffer, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    ProgramEnd end = new ProgramEnd(output);
    // it gets the stack that -Xss says, as the main thread of a process of its own would
    Thread thread = new Thread(() -> run(arguments, end), "main");
    thread.start();
    end.await(thread);
    state.awaitThreads(end);
    output.end();
    input.drain();
    boolean canGoOn = state.restore() && !end.isOutOfMemory();
    say(
        number,
        end.isGood()
            ? canGoOn ? Worker.DONE : Worker.DONE_FOR_GOOD
            : canGoOn ? Worker.FAILED : Worker.FAILED_FOR_GOOD);
  }

  private void run(String[] arguments, ProgramEnd end) {
    try {
      ClassLoader loader = classes.newLoader();
      Thread.currentThread().setContextClassLoader(loader);
      Method method = Class.forName(main, true, loader).getMethod("main", String[].class);
      method.setAccessible(true);
      method.invoke(null, (Object) arguments);
      end.returned();
    } catch (InvocationTargetException e) {
      end.threw(e.getCause());
    } catch (Throwable e) {
      end.threw(e);
    }
  }

  /** Ends an answer. */
  private void say(long number, int status) throws IOException {
    answers.writeByte(Worker.MARK);
    answers.writeInt(0);
    answers.writeLong(number);
    answers.writeByte(status);
    answers.flush();
  }
}
