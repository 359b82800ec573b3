package io.wirecost.core.schema;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Gives each name of one scope a name that is free in a target, predictably. A reserved word gets {@code _} behind it.
 * If the target cannot tell several names apart, the later ones get {@code _2}, {@code _3}, …. In a target without
 * underscores, both get a bare number. Names that the target has as they are keep them, so that no name gets what another one is
 * called in the schema: some libraries read a field by its key and by its own name, too.
 */
public final class NameTable {
    private final Map<String, String> targetNames = new LinkedHashMap<>();

    /**
     * @param names names of the scope, in the order of the schema
     * @param convert how the target would write a name
     * @param reserved words that the target refuses, after conversion
     * @param key what the target tells names apart by, e.g. their lower-case form; applied after conversion
     */
    public NameTable(
            Collection<String> names, UnaryOperator<String> convert, Set<String> reserved, UnaryOperator<String> key) {
        this(names, convert, reserved, key, "_");
    }

    /** @param separator what stands before an added number; empty for targets without underscores in names */
    public NameTable(
            Collection<String> names,
            UnaryOperator<String> convert,
            Set<String> reserved,
            UnaryOperator<String> key,
            String separator) {
        Set<String> taken = new HashSet<>();
        Set<String> kept = names.stream()
                .filter(name -> convert.apply(name).equals(name) && !reserved.contains(name))
                .filter(name -> taken.add(key.apply(name)))
                .collect(Collectors.toSet());
        for (String name : names) {
            targetNames.put(name, kept.contains(name) ? name : free(name, convert, reserved, key, separator, taken));
        }
    }

    private static String free(
            String name,
            UnaryOperator<String> convert,
            Set<String> reserved,
            UnaryOperator<String> key,
            String separator,
            Set<String> taken) {
        String wanted = convert.apply(name) + (reserved.contains(convert.apply(name)) ? separator : "");
        String free = wanted;
        for (int n = 2; reserved.contains(free) || !taken.add(key.apply(free)); n++) {
            free = wanted + separator + n;
        }
        return free;
    }

    /** The target's name for a name of this scope. */
    public String get(String name) {
        String found = targetNames.get(name);
        if (found == null) {
            throw new IllegalArgumentException("not in this scope: " + name);
        }
        return found;
    }

    /** Names of the schema with the target's names, in the order of the schema. */
    public Map<String, String> all() {
        return java.util.Collections.unmodifiableMap(targetNames);
    }
}
