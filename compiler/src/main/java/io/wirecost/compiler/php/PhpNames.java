package io.wirecost.compiler.php;

import io.wirecost.compiler.lower.ReservedWords;
import io.wirecost.core.schema.Definition;
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

/**
 * The names of the domain classes in PHP: which class, property and case stands for which name of the schema. PHP does
 * not tell classes apart by their case, but variables and constants.
 */
final class PhpNames {
    /** The namespace of every domain class that a runner gets. */
    static final String NAMESPACE = "Wirecost\\Domain";

    /**
     * Words that no class may have as its name: keywords, types, words that the compiler warns of, and those that
     * documentation takes for types.
     */
    private static final Set<String> CLASSES = ReservedWords.ignoringCase(
            "__CLASS__ __DIR__ __FILE__ __FUNCTION__ __LINE__ __METHOD__ __NAMESPACE__ __PROPERTY__ __TRAIT__",
            "__halt_compiler _ abstract and array as break callable case catch class clone const continue declare",
            "default die do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit",
            "extends final finally fn for foreach from function global goto if implements include include_once",
            "instanceof insteadof interface isset list match namespace new or print private protected public readonly",
            "require require_once return static switch throw trait try unset use var while xor yield",
            "bool false float int iterable mixed never null object parent self string true void",
            "boolean double integer numeric resource",
            "callback noreturn number real scalar");

    /** Variables that no parameter may be: the object itself, and those that are global everywhere. */
    private static final Set<String> VARIABLES =
            ReservedWords.of("this GLOBALS _COOKIE _ENV _FILES _GET _POST _REQUEST _SERVER _SESSION");

    /** What stands behind {@code ::} and is no constant, and the keyword that is one everywhere. */
    private static final Set<String> CASES = ReservedWords.ignoringCase("class __halt_compiler");

    private final NameTable classes;
    private final Map<String, NameTable> members;

    PhpNames(Schema schema) {
        List<String> names = schema.definitions().stream().map(Definition::name).toList();
        classes = new NameTable(names, PhpNames::wish, CLASSES, name -> name.toLowerCase(Locale.ROOT));
        members = schema.definitions().stream().collect(Collectors.toMap(Definition::name, PhpNames::membersOf));
    }

    /** PHP takes {@code enum} for a name where {@code extends} or {@code implements} follows, even as part of a word. */
    private static String wish(String definition) {
        return JavaNames.capitalize(Definition.simpleName(definition)).replaceFirst("(?i)^(extends|implements)", "_$1");
    }

    private static NameTable membersOf(Definition definition) {
        return definition
                .asRecord()
                .map(PhpNames::properties)
                .orElseGet(() -> table(definition.asEnum().orElseThrow().symbols().stream(), CASES));
    }

    private static NameTable properties(RecordDefinition record) {
        return table(PhpTypes.held(record).map(Field::name), VARIABLES);
    }

    private static NameTable table(Stream<String> names, Set<String> reserved) {
        return new NameTable(names.toList(), UnaryOperator.identity(), reserved, UnaryOperator.identity());
    }

    /** The namespace that stands for that of a definition. */
    static String namespaceOf(String definition) {
        List<String> parts = List.of(definition.split("\\."));
        return parts.size() == 1
                ? "Domain"
                : parts.subList(0, parts.size() - 1).stream()
                        .map(JavaNames::capitalize)
                        .map(part -> CLASSES.contains(part) ? part + "_" : part)
                        .collect(Collectors.joining("\\"));
    }

    /** The class of a record or enum, without its namespace. */
    String className(String definition) {
        return classes.get(definition);
    }

    /** The property of a field, which is a parameter of the constructor too. */
    String property(String record, String field) {
        return members.get(record).get(field);
    }

    /** The case of an enum's symbol. */
    String enumCase(String enumeration, String symbol) {
        return members.get(enumeration).get(symbol);
    }

    /** Every definition and member whose name differs from the schema's, as "schema's name → name in PHP". */
    Map<String, String> renamed() {
        Map<String, String> renamed = new LinkedHashMap<>();
        classes.all().forEach((definition, name) -> {
            note(renamed, definition, Definition.simpleName(definition), name);
            members.get(definition)
                    .all()
                    .forEach((member, target) -> note(renamed, definition + "." + member, member, target));
        });
        return renamed;
    }

    private static void note(Map<String, String> renamed, String path, String name, String target) {
        if (!name.equals(target)) {
            renamed.put(path, target);
        }
    }
}
