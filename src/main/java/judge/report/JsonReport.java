package judge.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.judging.Shard;
import judge.verdict.Verdict;

/** Judgements as JSON, in the stable form that other programs read: seconds and bytes. */
public final class JsonReport implements JudgingListener, AutoCloseable {
  static final int VERSION = 1;
  static final String POSITION = "position";
  static final String SHARD = "shard";
  static final String TOTAL = "total";

  private final JsonGenerator json;
  private final Shard shard;
  private final List<Integer> indices;
  private final int total;
  private int count;

  /** The report of a whole run. */
  public JsonReport(OutputStream out) throws IOException {
    this(out, null, List.of(), 0);
  }

  /**
   * The report of a part of a run, which has what it takes to merge it with the others.
   *
   * @param shard which part, or null for the whole
   * @param indices those of the part's judgements in the whole run
   * @param total how many judgements the whole run has
   */
  public JsonReport(OutputStream out, Shard shard, List<Integer> indices, int total)
      throws IOException {
    this.shard = shard;
    this.indices = indices;
    this.total = total;
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
    if (shard != null) {
      json.writeNumberField(POSITION, indices.get(count++) + 1);
    }
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
    if (judgement.isRepeated()) {
      json.writeBooleanField("sensitive", judgement.sensitive().isPresent());
    }
    json.writeStringField("message", Text.why(judgement));
    markQuick(judgement.isQuick());
    json.writeArrayFieldStart("runs");
    for (JudgedRun run : judgement.runs()) {
      json.writeStartObject();
      json.writeStringField("test", run.test());
      json.writeStringField("verdict", run.verdict().name());
      write(run.cpu(), run.wall(), run.memoryBytes());
      if (run.repeats() != null) {
        json.writeNumberField("repeats", run.repeats().count());
        json.writeNumberField("cpu_min_s", seconds(run.repeats().least()));
        json.writeNumberField("cpu_max_s", seconds(run.repeats().most()));
        json.writeBooleanField("sensitive", run.repeats().isSensitive());
      }
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

  JsonGenerator generator() {
    return json;
  }

  /** Ends the document; the stream is closed too. */
  @Override
  public void close() throws IOException {
    json.writeEndArray();
    if (shard != null) {
      json.writeObjectFieldStart(SHARD);
      json.writeNumberField("index", shard.index());
      json.writeNumberField("count", shard.count());
      json.writeNumberField(TOTAL, total);
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
  }
}
