package judge.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Finds the class to run, from what the compiler made of the sources rather than from their text:
 * {@code Main} if it has a main method, else the only class that has one.
 */
final class MainClass {
  /** From this version on the launcher takes main methods that are neither public nor static. */
  private static final int INSTANCE_MAIN = 25;

  private final Elements elements;
  private final List<TypeElement> mains = new ArrayList<>();
  private final List<TypeElement> withMain = new ArrayList<>();

  private MainClass(Elements elements) {
    this.elements = elements;
  }

  /**
   * The binary names of the classes that could be run: one if it is clear which.
   *
   * @param analyzed what the compiler has analysed
   */
  static List<String> candidates(Iterable<? extends Element> analyzed, Elements elements) {
    MainClass finder = new MainClass(elements);
    for (Element element : analyzed) {
      ElementFilter.typesIn(List.of(element)).forEach(finder::visit);
    }
    List<TypeElement> found = finder.mains.isEmpty() ? finder.withMain : finder.mains;
    return found.stream().map(type -> elements.getBinaryName(type).toString()).sorted().toList();
  }

  private void visit(TypeElement type) {
    boolean isMain =
        type.getSimpleName().contentEquals("Main") && !type.getNestingKind().isNested();
    if (isMain && methods(elements.getAllMembers(type)).anyMatch(MainClass::isMainMethod)) {
      mains.add(type);
    }
    if (methods(type.getEnclosedElements()).anyMatch(MainClass::isMainMethod)) {
      withMain.add(type);
    }
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::visit);
  }

  private static Stream<ExecutableElement> methods(List<? extends Element> members) {
    return ElementFilter.methodsIn(members).stream();
  }

  private static boolean isMainMethod(ExecutableElement method) {
    if (!method.getSimpleName().contentEquals("main")
        || method.getReturnType().getKind() != TypeKind.VOID) {
      return false;
    }
    var modifiers = method.getModifiers();
    if (Runtime.version().feature() < INSTANCE_MAIN) {
      return modifiers.contains(Modifier.PUBLIC)
          && modifiers.contains(Modifier.STATIC)
          && takesStrings(method);
    }
    return !modifiers.contains(Modifier.PRIVATE)
        && !modifiers.contains(Modifier.ABSTRACT)
        && (method.getParameters().isEmpty() || takesStrings(method));
  }

  private static boolean takesStrings(ExecutableElement method) {
    if (method.getParameters().size() != 1) {
      return false;
    }
    TypeMirror type = method.getParameters().get(0).asType();
    return type.getKind() == TypeKind.ARRAY
        && ((ArrayType) type).getComponentType().toString().equals("java.lang.String");
  }
}
