package io.wirecost.report.html;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Types of JSDoc and of Java records in one notation: a line for each key, in order, with its type instead of a name. */
final class ScriptTypes {
    private static final Pattern TYPEDEF = Pattern.compile("@typedef \\{(.*)} (\\w+)$", Pattern.MULTILINE);
    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|\\[]|\\w+\\??|[{}:,|()]");
    private static final List<Class<?>> NUMBERS =
            List.of(double.class, Double.class, int.class, Integer.class, long.class, Long.class);

    private final Map<String, String> typedefs;
    private List<String> tokens = List.of();
    private int next;

    private ScriptTypes(Map<String, String> typedefs) {
        this.typedefs = typedefs;
    }

    /** The typedefs of a module. */
    static ScriptTypes of(Path module) {
        try {
            return new ScriptTypes(TYPEDEF.matcher(Files.readString(module))
                    .results()
                    .collect(Collectors.toMap(found -> found.group(2), found -> found.group(1))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A type of JSDoc, such as {@code Model} or {@code {name: string}[]}. */
    String script(String type) {
        ScriptTypes parser = new ScriptTypes(typedefs);
        Matcher matcher = TOKEN.matcher(type);
        parser.tokens = matcher.results().map(MatchResult::group).toList();
        String parsed = parser.union();
        if (parser.next != parser.tokens.size()) {
            throw new IllegalArgumentException("cannot read " + type + " from " + parser.tokens.get(parser.next));
        }
        return parsed;
    }

    private String union() {
        String type = array();
        while (take("|")) {
            type += " | " + array();
        }
        return type;
    }

    private String array() {
        String type = single();
        while (take("[]")) {
            type = listOf(type);
        }
        return type;
    }

    private String single() {
        if (take("{")) {
            return object();
        }
        if (take("(")) {
            String type = union();
            require(")");
            return type;
        }
        String name = tokens.get(next++);
        return typedefs.containsKey(name) ? script(typedefs.get(name)) : name;
    }

    private String object() {
        Map<String, String> keys = new TreeMap<>();
        do {
            String key = tokens.get(next++);
            require(":");
            keys.put(key, union());
        } while (take(","));
        require("}");
        return objectOf(keys);
    }

    private boolean take(String token) {
        boolean found = next < tokens.size() && tokens.get(next).equals(token);
        next += found ? 1 : 0;
        return found;
    }

    private void require(String token) {
        if (!take(token)) {
            throw new IllegalArgumentException("expected " + token + " before " + tokens.subList(next, tokens.size()));
        }
    }

    /** What Jackson writes of a type of Java: optional components are keys that may be absent, optional elements null. */
    static String java(Type type) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            return listOf(java(generic.getActualTypeArguments()[0]));
        }
        if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            return java(generic.getActualTypeArguments()[0]) + " | null";
        }
        if (!(type instanceof Class<?> known)) {
            throw new IllegalArgumentException("no JSON is known for " + type);
        }
        if (known.isRecord()) {
            return objectOf(keys(known));
        }
        if (known.isSealed()) {
            return Stream.of(known.getPermittedSubclasses())
                    .sorted(Comparator.comparing(Class::getSimpleName))
                    .map(ScriptTypes::kind)
                    .collect(Collectors.joining(" | "));
        }
        if (known.isEnum()) {
            return Arrays.stream(known.getEnumConstants())
                    .map(constant -> '"' + ((Enum<?>) constant).name() + '"')
                    .collect(Collectors.joining(" | "));
        }
        return NUMBERS.contains(known) ? "number" : primitive(known);
    }

    private static String primitive(Class<?> type) {
        return Optional.ofNullable(Map.<Class<?>, String>of(String.class, "string", boolean.class, "boolean")
                        .get(type))
                .orElseThrow(() -> new IllegalArgumentException("no JSON is known for " + type));
    }

    /** One of several kinds of records says which it is. */
    private static String kind(Class<?> one) {
        Map<String, String> keys = keys(one);
        keys.put("kind", '"' + one.getSimpleName() + '"');
        return objectOf(keys);
    }

    private static Map<String, String> keys(Class<?> record) {
        Map<String, String> keys = new TreeMap<>();
        for (RecordComponent component : record.getRecordComponents()) {
            Type type = component.getGenericType();
            if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
                keys.put(component.getName() + "?", java(generic.getActualTypeArguments()[0]));
            } else {
                keys.put(component.getName(), java(type));
            }
        }
        return keys;
    }

    private static String listOf(String type) {
        return (type.contains(" | ") && !type.endsWith("}") ? "(" + type + ")" : type) + "[]";
    }

    private static String objectOf(Map<String, String> keys) {
        return keys.entrySet().stream()
                .map(key -> key.getKey() + ": " + key.getValue())
                .collect(Collectors.joining("\n", "{\n", "\n}"));
    }
}
