package io.wirecost.inference.schema;

import io.wirecost.compiler.value.SafeName;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes names of keys. A key that is a name stays as it is. */
final class SafeNames {
    private static final int LONGEST = 60;

    private final Set<String> definitions = new HashSet<>();

    /** The names of fields by the keys of an object, each name once. */
    static Map<String, String> fields(List<String> keys) {
        Set<String> taken = keys.stream().filter(SafeName::isSimple).collect(Collectors.toCollection(HashSet::new));
        Map<String, String> names = new LinkedHashMap<>();
        for (String key : keys) {
            names.put(key, SafeName.isSimple(key) ? key : unique(plain(key), taken));
        }
        return names;
    }

    /** A name for a record or enum that nobody else has, whatever the case of its letters. */
    String definition(String key) {
        String name = Stream.of(plain(key).split("_"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        String plain = name.isEmpty() || Character.isDigit(name.charAt(0)) ? "Record" + name : name;
        String unique = plain;
        for (int i = 2; !definitions.add(unique.toLowerCase(Locale.ROOT)); i++) {
            unique = plain + i;
        }
        return unique;
    }

    private static String unique(String name, Set<String> taken) {
        String unique = name;
        for (int i = 2; !taken.add(unique); i++) {
            unique = name + "_" + i;
        }
        return unique;
    }

    private static String plain(String key) {
        String safe = key.replaceAll("[^A-Za-z0-9_]+", "_").replaceAll("(?<=.)_$|^_(?=.)", "");
        String cut = safe.substring(0, Math.min(LONGEST, safe.length()));
        if (cut.isEmpty() || cut.equals("_")) {
            return "field";
        }
        return Character.isDigit(cut.charAt(0)) ? "n" + cut : cut;
    }
}
