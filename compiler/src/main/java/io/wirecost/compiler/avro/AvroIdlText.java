package io.wirecost.compiler.avro;

import io.wirecost.compiler.emit.PlainLines;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.JsonText;
import io.wirecost.core.schema.Definition;
import io.wirecost.core.schema.Type;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes Avro's JSON of a schema as Avro IDL. Each definition stands at the top of the file, and has its full name where its
 * namespace is not that of the file.
 */
final class AvroIdlText {
    /** Words of the language, which are names only between backquotes. */
    private static final Set<String> WORDS = Set.of(
            ("array boolean bytes date decimal double enum error false fixed float idl import int local_timestamp_ms long map"
                            + " namespace NaN Infinity null oneway protocol record schema string throws time_ms timestamp_ms true union"
                            + " uuid void")
                    .split(" "));

    private static final Set<String> PRIMITIVES =
            Stream.of(Type.Primitive.values()).map(Object::toString).collect(Collectors.toUnmodifiableSet());

    /** What cannot be the name of a type, whatever its namespace is. */
    private static final Set<String> TYPES = Stream.concat(
                    PRIMITIVES.stream(), Stream.of("date", "time_ms", "timestamp_ms", "localtimestamp_ms", "uuid"))
            .collect(Collectors.toUnmodifiableSet());

    private static final Set<Json> FLOATING = Set.of(new Json.Str("float"), new Json.Str("double"));
    private static final String DEFAULT = "default";
    private static final Set<String> OF_TYPE = Set.of("type", "items", "values");
    private static final Set<String> OF_FIELD = Set.of("name", "doc", "type", DEFAULT);
    private static final Set<String> OF_DEFINITION =
            Set.of("type", "name", "namespace", "doc", "fields", "symbols", DEFAULT, "size");

    private final String namespace;
    private final Queue<Json.Obj> open = new ArrayDeque<>();
    private final Set<String> problems = new LinkedHashSet<>();
    private final String text;

    /**
     * Writes a schema.
     *
     * @param json as Avro has it
     * @param root the full name of its root
     */
    AvroIdlText(Json json, String root) {
        this.namespace = namespaceOf(root);
        StringBuilder all = new StringBuilder(namespace.isEmpty() ? "" : "namespace " + quoted(namespace) + ";\n");
        all.append("schema ").append(type(json, namespace)).append(";\n");
        while (!open.isEmpty()) {
            all.append('\n').append(definition(open.remove()));
        }
        this.text = all.toString();
    }

    /** The file's text, ending in a line feed. */
    String text() {
        return text;
    }

    /** What the language has no way to say; without these the text is right. */
    Set<String> problems() {
        return problems;
    }

    /** @param scope the namespace in which it stands */
    private String type(Json type, String scope) {
        if (type instanceof Json.Str name) {
            return PRIMITIVES.contains(name.value()) ? name.value() : reference(name.value(), scope);
        } else if (type instanceof Json.Arr union) {
            return union.elements().stream()
                    .map(branch -> type(branch, scope))
                    .collect(Collectors.joining(", ", "union { ", " }"));
        }
        Json.Obj object = (Json.Obj) type;
        String kind = word(object, "type");
        return switch (kind) {
            case "record", "enum", "fixed" -> {
                open.add(object);
                yield reference(word(object, "name"), scope);
            }
            case "array" -> "array<" + type(object.members().get("items"), scope) + ">";
            case "map" -> "map<" + type(object.members().get("values"), scope) + ">";
            default -> properties(object, OF_TYPE) + kind;
        };
    }

    private String definition(Json.Obj definition) {
        String name = word(definition, "name");
        String kind = word(definition, "type");
        if (TYPES.contains(Definition.simpleName(name))) {
            problems.add("no type can be called " + name);
        }
        String head =
                doc(definition, "") + properties(definition, OF_DEFINITION) + kind + " " + reference(name, namespace);
        return head
                + switch (kind) {
                    case "enum" -> " { " + symbols(definition) + " }" + initialSymbol(definition) + "\n";
                    case "fixed" -> "(" + JsonText.compact(definition.members().get("size")) + ");\n";
                    default -> " {\n" + fields(definition, namespaceOf(name)) + "}\n";
                };
    }

    private String symbols(Json.Obj enumeration) {
        return elements(enumeration, "symbols")
                .map(symbol -> quoted(((Json.Str) symbol).value()))
                .collect(Collectors.joining(", "));
    }

    private String initialSymbol(Json.Obj enumeration) {
        return enumeration.members().containsKey(DEFAULT) ? " = " + quoted(word(enumeration, DEFAULT)) + ";" : "";
    }

    private String fields(Json.Obj record, String scope) {
        return elements(record, "fields")
                .map(field -> field((Json.Obj) field, scope))
                .collect(Collectors.joining());
    }

    private String field(Json.Obj field, String scope) {
        Json type = field.members().get("type");
        Json initial = field.members().get(DEFAULT);
        return doc(field, "  ")
                + "  "
                + type(type, scope)
                + " "
                + properties(field, OF_FIELD)
                + quoted(word(field, "name"))
                + (initial == null ? "" : " = " + initial(type, initial))
                + ";\n";
    }

    /** Numbers that JSON has words for are words without quotes here. */
    private static String initial(Json type, Json value) {
        Json first = type instanceof Json.Arr union ? union.elements().get(0) : type;
        return FLOATING.contains(first) && value instanceof Json.Str word ? word.value() : JsonText.compact(value);
    }

    /** Everything that has no syntax of its own. */
    private static String properties(Json.Obj object, Set<String> others) {
        return object.members().entrySet().stream()
                .filter(member -> !others.contains(member.getKey()))
                .map(member -> "@" + member.getKey() + "(" + JsonText.compact(member.getValue()) + ") ")
                .collect(Collectors.joining());
    }

    private static String doc(Json.Obj object, String indent) {
        List<String> lines = object.members().containsKey("doc")
                ? PlainLines.of(word(object, "doc"))
                        .map(line -> line.replace("*/", "* /"))
                        .toList()
                : List.of();
        return switch (lines.size()) {
            case 0 -> "";
            case 1 -> indent + "/** " + lines.get(0) + " */\n";
            default ->
                lines.stream()
                        .map(line -> indent + " * " + line + "\n")
                        .collect(Collectors.joining("", indent + "/**\n", indent + " */\n"));
        };
    }

    private String reference(String fullName, String scope) {
        String own = namespaceOf(fullName);
        if (own.equals(scope)) {
            return quoted(fullName.substring(own.isEmpty() ? 0 : own.length() + 1));
        } else if (own.isEmpty()) {
            problems.add("a name without a namespace cannot be used in one: " + fullName);
        }
        return quoted(fullName);
    }

    private String quoted(String name) {
        if (Stream.of(name.split("\\.")).anyMatch(part -> part.startsWith("_"))) {
            problems.add("a name cannot start with an underscore: " + name);
        }
        return WORDS.contains(name) ? "`" + name + "`" : name;
    }

    private static String namespaceOf(String fullName) {
        return fullName.substring(0, Math.max(0, fullName.lastIndexOf('.')));
    }

    private static String word(Json.Obj object, String key) {
        return ((Json.Str) object.members().get(key)).value();
    }

    private static Stream<Json> elements(Json.Obj object, String key) {
        return ((Json.Arr) object.members().get(key)).elements().stream();
    }
}
