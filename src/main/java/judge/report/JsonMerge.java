package judge.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import judge.problem.BadInputException;
import judge.problem.Reason;

/**
 * Puts the JSON reports of the shards of a run together to that of the whole, judgement by
 * judgement, so that no report has to fit into memory.
 */
public final class JsonMerge implements AutoCloseable {
  private final List<Part> parts = new ArrayList<>();

  /**
   * Opens the reports.
   *
   * @throws BadInputException if one cannot be read, or is none of a shard
   */
  public JsonMerge(List<Path> reports) throws BadInputException {
    try {
      for (Path report : reports) {
        parts.add(new Part(report));
      }
    } catch (BadInputException e) {
      close();
      throw e;
    }
  }

  /**
   * Writes the report of the whole run.
   *
   * @throws BadInputException if the reports are not those of all shards of one run
   * @throws IOException if it cannot be written
   */
  public void write(OutputStream out) throws BadInputException, IOException {
    JsonReport whole = new JsonReport(out);
    int position = 1;
    List<Part> open = new ArrayList<>(parts);
    open.removeIf(Part::isAtEnd);
    for (; !open.isEmpty(); position++) {
      Part next = open.stream().min(Comparator.comparing(part -> part.position)).orElseThrow();
      if (next.position != position) {
        throw next.position > position ? missing(position) : twice(next);
      }
      next.copy(whole.generator());
      if (next.isAtEnd()) {
        open.remove(next);
      }
    }
    for (Part part : parts) {
      if (part.total != parts.get(0).total) {
        throw new BadInputException(
            part.file + " and " + parts.get(0).file + " are of different runs");
      }
      if (part.total >= position) {
        throw missing(position);
      }
    }
    whole.close();
  }

  private static BadInputException missing(int position) {
    return new BadInputException(
        "submission " + position + " of the run is in no report; name those of all shards");
  }

  private static BadInputException twice(Part part) {
    return new BadInputException(
        part.file
            + " has submission "
            + part.position
            + " of the run, as another report has; name the report of each shard once");
  }

  @Override
  public void close() {
    parts.forEach(Part::close);
  }

  /** The report of a shard, read up to the position of its next judgement, or to its end. */
  private static final class Part {
    private final Path file;
    private final JsonParser json;

    /** Of the next judgement in the whole run, from 1; 0 if there is no more. */
    private int position;

    /** How many judgements the whole run has; known at the end. */
    private int total;

    Part(Path file) throws BadInputException {
      this.file = file;
      try {
        json = new JsonFactory().createParser(Files.newInputStream(file));
      } catch (IOException e) {
        throw new BadInputException("cannot read " + file + ": " + Reason.of(e), e);
      }
      try {
        read(
            () -> {
              require(json.nextToken() == JsonToken.START_OBJECT);
              require("version".equals(json.nextFieldName()));
              require(json.nextIntValue(0) == JsonReport.VERSION);
              require("judgements".equals(json.nextFieldName()));
              require(json.nextToken() == JsonToken.START_ARRAY);
              next();
            });
      } catch (BadInputException | IOException e) {
        close();
        throw e instanceof BadInputException bad
            ? bad
            : new BadInputException("cannot read " + file + ": " + Reason.of((IOException) e), e);
      }
    }

    boolean isAtEnd() {
      return position == 0;
    }

    /** Copies the judgement, without its position, and moves to the next. */
    void copy(JsonGenerator to) throws BadInputException, IOException {
      read(
          () -> {
            to.writeStartObject();
            for (int depth = 1; depth > 0; ) {
              JsonToken token = json.nextToken();
              depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
              to.copyCurrentEventExact(json);
            }
            next();
          });
    }

    private void next() throws BadInputException, IOException {
      if (json.nextToken() == JsonToken.START_OBJECT) {
        require(JsonReport.POSITION.equals(json.nextFieldName()));
        position = number();
        require(position > 0);
        return;
      }
      position = 0;
      require(JsonReport.SHARD.equals(json.nextFieldName()));
      require(json.nextToken() == JsonToken.START_OBJECT);
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        boolean isTotal = json.currentName().equals(JsonReport.TOTAL);
        int value = number();
        total = isTotal ? value : total;
      }
      require(json.nextToken() == JsonToken.END_OBJECT && json.nextToken() == null);
    }

    private int number() throws IOException {
      return json.nextIntValue(0);
    }

    private void require(boolean isAsWritten) throws BadInputException {
      if (!isAsWritten) {
        throw new BadInputException(
            file + " is no whole report of a shard; write one with --shard I/N --json FILE");
      }
    }

    /** What is no JSON is no report. */
    private void read(Step step) throws BadInputException, IOException {
      try {
        step.run();
      } catch (JsonProcessingException e) {
        require(false);
      }
    }

    void close() {
      try {
        json.close();
      } catch (IOException e) {
        // it was only read
      }
    }
  }

  /** Something that reads a report. */
  private interface Step {
    void run() throws BadInputException, IOException;
  }
}
