package io.wirecost.compiler.scala;

import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Definition.EnumDefinition;
import io.wirecost.core.schema.Definition.RecordDefinition;
import io.wirecost.core.schema.Field;
import io.wirecost.core.schema.JavaNames;
import io.wirecost.core.schema.NameTable;
import io.wirecost.core.schema.Schema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the case classes: which class, field and case object stands for which name of the schema. */
final class ScalaNames {
    private static final String KEYWORDS =
            "_ abstract case catch class def do else extends false final finally for forSome given if implicit import lazy"
                    + " macro match new null object override package private protected return sealed super this throw trait"
                    + " try true type val var while with yield enum export then";

    /** Keywords, and the members that every case class has, or that the JVM or Java's serialization looks for. */
    private static final Set<String> FIELDS = ReservedWords.of(
            KEYWORDS,
            "asInstanceOf canEqual clone copy eq equals finalize getClass hashCode isInstanceOf ne notify notifyAll",
            "productArity productElement productElementName productElementNames productIterator productPrefix",
            "readResolve readObject serialVersionUID synchronized toString wait writeObject writeReplace");

    /** Words that would hide a type of Scala or the JDK which stands in the case classes. */
    private static final Set<String> CLASSES = ReservedWords.of(
            "_ Any AnyRef AnyVal Array BigDecimal Boolean Byte Char Double Float Instant Int LocalDate LocalDateTime",
            "LocalTime Long Map None Nothing Null Object Option Product Serializable Short Some String Throwable UUID",
            "Unit Vector");

    /** A case object lies in the companion of its enum, which has the members of every object. */
    private static final Set<String> SYMBOLS = ReservedWords.of(
            KEYWORDS,
            "asInstanceOf clone eq equals finalize getClass hashCode isInstanceOf ne notify notifyAll synchronized toString",
            "wait");

    private final NameTable classes;
    private final Map<String, NameTable> members;

    ScalaNames(Schema schema) {
        List<String> names = schema.definitions().stream().map(Definition::name).toList();
        classes = new NameTable(
                names, name -> JavaNames.capitalize(Definition.simpleName(name)), CLASSES, ScalaNames::ignoringCase);
        members = schema.definitions().stream().collect(Collectors.toMap(Definition::name, ScalaNames::membersOf));
    }

    private static NameTable membersOf(Definition definition) {
        return definition
                .asRecord()
                .map(ScalaNames::fields)
                .orElseGet(() -> symbols(definition.asEnum().orElseThrow()));
    }

    private static NameTable fields(RecordDefinition record) {
        return new NameTable(
                CaseClasses.held(record).map(Field::name).toList(),
                UnaryOperator.identity(),
                FIELDS,
                UnaryOperator.identity());
    }

    /** Each is a class in a file of its own, which some systems find by any case. */
    private static NameTable symbols(EnumDefinition enumeration) {
        return new NameTable(enumeration.symbols(), UnaryOperator.identity(), SYMBOLS, ScalaNames::ignoringCase);
    }

    /** The package that stands for the namespace of a definition, in text for people. */
    static String packageOf(String definition) {
        List<String> parts = List.of(definition.split("\\."));
        return parts.size() == 1
                ? "domain"
                : parts.subList(0, parts.size() - 1).stream()
                        .map(part -> SYMBOLS.contains(part) ? part + "_" : part)
                        .collect(Collectors.joining("."));
    }

    /** The class of a record or enum, without its package. */
    String className(String definition) {
        return classes.get(definition);
    }

    /** The parameter of a case class that holds a field. */
    String field(String record, String field) {
        return members.get(record).get(field);
    }

    /** The case object of an enum's symbol. */
    String symbol(String enumeration, String symbol) {
        return members.get(enumeration).get(symbol);
    }

    /** Every definition and member whose name differs from the schema's, as "x is named y". */
    Stream<String> renamed() {
        Map<String, String> renamed = new LinkedHashMap<>();
        classes.all().forEach((definition, name) -> {
            note(renamed, definition, Definition.simpleName(definition), name);
            members.get(definition)
                    .all()
                    .forEach((member, target) -> note(renamed, definition + "." + member, member, target));
        });
        return renamed.entrySet().stream().map(entry -> entry.getKey() + " is named " + entry.getValue());
    }

    private static void note(Map<String, String> renamed, String path, String name, String target) {
        if (!name.equals(target)) {
            renamed.put(path, target);
        }
    }

    private static String ignoringCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
