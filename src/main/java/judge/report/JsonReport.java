package judge.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.verdict.Verdict;

/** Judgements as JSON, in the stable form that other programs read: seconds and bytes. */
public final class JsonReport implements JudgingListener, AutoCloseable {
  private static final int VERSION = 1;

  private final JsonGenerator json;

  public JsonReport(OutputStream out) throws IOException {
    json = new JsonFactory().createGenerator(out);
    json.writeStartObject();
    json.writeNumberField("version", VERSION);
    json.writeArrayFieldStart("judgements");
  }

  /** Whether a file that begins with this text is such a report. */
  static boolean isOne(String head) {
    return head.startsWith("{\"version\":" + VERSION + ",\"judgements\":[");
  }

  @Override
  public void judged(Judgement judgement) throws IOException {
    json.writeStartObject();
    json.writeStringField("problem", judgement.entry().problem().name());
    json.writeStringField("submission", judgement.entry().submission().name());
    json.writeStringField("language", judgement.entry().submission().language().id());
    json.writeArrayFieldStart("expected");
    for (Verdict expected : judgement.entry().expected()) {
      json.writeString(expected.name());
    }
    json.writeEndArray();
    json.writeStringField("verdict", judgement.verdict().name());
    write(judgement.cpu(), judgement.wall(), judgement.memoryBytes());
    if (judgement.score().isPresent()) {
      json.writeNumberField("score", judgement.score().getAsDouble());
    }
    json.writeStringField("message", Text.why(judgement));
    markQuick(judgement.isQuick());
    json.writeArrayFieldStart("runs");
    for (JudgedRun run : judgement.runs()) {
      json.writeStartObject();
      json.writeStringField("test", run.test());
      json.writeStringField("verdict", run.verdict().name());
      write(run.cpu(), run.wall(), run.memoryBytes());
      json.writeStringField("message", run.message());
      markQuick(run.isQuick());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void markQuick(boolean isQuick) throws IOException {
    if (isQuick) {
      json.writeBooleanField("quick", true);
    }
  }

  private void write(Duration cpu, Duration wall, long memoryBytes) throws IOException {
    json.writeNumberField("cpu_s", seconds(cpu));
    json.writeNumberField("wall_s", seconds(wall));
    json.writeNumberField("memory_bytes", memoryBytes);
  }

  private static BigDecimal seconds(Duration time) {
    return BigDecimal.valueOf(time.toNanos(), 9).setScale(4, RoundingMode.HALF_UP);
  }

  /** Ends the document; the stream is closed too. */
  @Override
  public void close() throws IOException {
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }
}
