package judge.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A judgement as the JSON report has it. */
record JsonRow(
    String problem,
    String submission,
    String verdict,
    String message,
    List<String> tests,
    List<String> verdicts,
    List<String> quickTests) {

  /** Reads a report, which must be one whole JSON document. */
  static List<JsonRow> parse(String report) throws IOException {
    List<JsonRow> rows = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(report)) {
      expect(json, JsonToken.START_OBJECT);
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        if (json.currentName().equals("judgements")) {
          expect(json, JsonToken.START_ARRAY);
          while (json.nextToken() == JsonToken.START_OBJECT) {
            rows.add(row(json));
          }
        } else {
          json.nextToken();
          json.skipChildren();
        }
      }
      if (json.nextToken() != null) {
        throw new IOException("something follows the report");
      }
    }
    return rows;
  }

  private static JsonRow row(JsonParser json) throws IOException {
    Map<String, String> fields = new HashMap<>();
    List<String> tests = new ArrayList<>();
    List<String> verdicts = new ArrayList<>();
    List<String> quickTests = new ArrayList<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      JsonToken value = json.nextToken();
      if (name.equals("runs")) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
          Map<String, String> run = new HashMap<>();
          while (json.nextToken() == JsonToken.FIELD_NAME) {
            String key = json.currentName();
            json.nextToken();
            run.put(key, json.getText());
          }
          tests.add(run.get("test"));
          verdicts.add(run.get("verdict"));
          if (run.containsKey("quick")) {
            quickTests.add(run.get("test"));
          }
        }
      } else if (value == JsonToken.START_ARRAY) {
        json.skipChildren();
      } else {
        fields.put(name, json.getText());
      }
    }
    return new JsonRow(
        fields.get("problem"),
        fields.get("submission"),
        fields.get("verdict"),
        fields.get("message"),
        tests,
        verdicts,
        quickTests);
  }

  private static void expect(JsonParser json, JsonToken token) throws IOException {
    if (json.nextToken() != token) {
      throw new IOException("expected " + token + " at " + json.currentLocation());
    }
  }
}
