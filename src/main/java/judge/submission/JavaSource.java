package judge.submission;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.SimpleJavaFileObject;

/**
 * A Java source as the compiler reads it: UTF-8 whatever the locale, with or without a byte-order
 * mark, and with a public class of any name whatever the file is called.
 */
final class JavaSource extends SimpleJavaFileObject {
  private final String name;
  private final String text;

  private JavaSource(Path file, String name, String text) {
    super(file.toUri(), Kind.SOURCE);
    this.name = name;
    this.text = text;
  }

  /**
   * Reads a source.
   *
   * @param name how the compiler's messages call it
   * @throws CharacterCodingException if it is not UTF-8
   */
  static JavaSource read(Path file, String name) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    return new JavaSource(file, name, text.startsWith("\uFEFF") ? text.substring(1) : text);
  }

  /** A source whose text is at hand. */
  static JavaSource of(Path file, String text) {
    return new JavaSource(file, file.getFileName().toString(), text);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.SOURCE;
  }

  @Override
  public String getName() {
    return name;
  }
}
