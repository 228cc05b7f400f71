package judge.report;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import judge.judging.JudgedRun;
import judge.judging.Judgement;
import judge.judging.JudgingListener;
import judge.judging.Repeats;
import judge.verdict.Verdict;

/**
 * Judgements as JUnit XML, for build servers: a suite a submission. A case is a test, and passes if
 * it is AC; of a submission that is expected to fail, the whole is one case.
 */
public final class JunitReport implements JudgingListener, AutoCloseable {
  private final XMLStreamWriter xml;

  public JunitReport(OutputStream out) throws IOException {
    try {
      xml = XMLOutputFactory.newInstance().createXMLStreamWriter(out, "UTF-8");
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("testsuites");
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  /** Whether a file that begins with this text is such a report. */
  static boolean isOne(String head) {
    return head.matches("(?s)<\\?xml [^>]*>\\s*<testsuites.*");
  }

  @Override
  public void judged(Judgement judgement) throws IOException {
    try {
      write(judgement);
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  private void write(Judgement judgement) throws XMLStreamException {
    String name = judgement.entry().problem().name() + "/" + judgement.entry().submission().name();
    boolean everyTest =
        !judgement.runs().isEmpty() && judgement.entry().expected().contains(Verdict.AC);
    long failures = judgement.runs().stream().filter(run -> isFailure(run.verdict())).count();
    long errors = judgement.runs().stream().filter(run -> run.verdict() == Verdict.JE).count();
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", name);
    if (everyTest) {
      attributes(judgement.runs().size(), failures, errors, judgement.wall());
      markQuick(judgement);
      for (JudgedRun run : judgement.runs()) {
        testCase(
            name,
            run.test(),
            run.wall(),
            run.verdict(),
            run.verdict() == Verdict.AC,
            run.message(),
            run.repeats());
      }
    } else {
      boolean error = judgement.verdict() == Verdict.JE;
      boolean passed = judgement.isExpected();
      attributes(1, passed || error ? 0 : 1, error ? 1 : 0, judgement.wall());
      markQuick(judgement);
      testCase(
          name,
          "verdict",
          judgement.wall(),
          judgement.verdict(),
          passed,
          Text.why(judgement),
          judgement.sensitive().map(JudgedRun::repeats).orElse(null));
    }
    xml.writeEndElement();
  }

  private static boolean isFailure(Verdict verdict) {
    return verdict != Verdict.AC && verdict != Verdict.JE;
  }

  private void attributes(long tests, long failures, long errors, Duration time)
      throws XMLStreamException {
    xml.writeAttribute("tests", Long.toString(tests));
    xml.writeAttribute("failures", Long.toString(failures));
    xml.writeAttribute("errors", Long.toString(errors));
    xml.writeAttribute("time", seconds(time));
  }

  private void markQuick(Judgement judgement) throws XMLStreamException {
    if (judgement.isQuick()) {
      xml.writeStartElement("properties");
      xml.writeEmptyElement("property");
      xml.writeAttribute("name", "quick");
      xml.writeAttribute("value", "true");
      xml.writeEndElement();
    }
  }

  private void testCase(
      String suite,
      String name,
      Duration time,
      Verdict verdict,
      boolean passed,
      String message,
      Repeats repeats)
      throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", suite);
    xml.writeAttribute("name", xmlText(name));
    xml.writeAttribute("time", seconds(time));
    if (!passed) {
      xml.writeStartElement(verdict == Verdict.JE ? "error" : "failure");
      xml.writeAttribute("type", verdict.name());
      xml.writeAttribute("message", xmlText(verdict.title() + ": " + message));
      xml.writeEndElement();
    }
    if (repeats != null) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(
          repeats.count()
              + " runs: CPU time "
              + Text.spread(repeats)
              + (repeats.isSensitive() ? ", sensitive to the limit" : ""));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
  }

  /** XML has no place for most control characters, not even escaped. */
  private static String xmlText(String text) {
    return text.replaceAll("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD]", "?");
  }

  /** Ends the document; the stream is left open. */
  @Override
  public void close() throws IOException {
    try {
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }
}
