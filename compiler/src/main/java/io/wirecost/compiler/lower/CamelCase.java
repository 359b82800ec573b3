package io.wirecost.compiler.lower;

import java.util.Locale;

/** Field names of targets that have no underscores. */
public final class CamelCase {
    private CamelCase() {}

    /** Starts with a small letter; what stands behind an underscore becomes a capital. */
    public static String of(String name) {
        StringBuilder camel = new StringBuilder();
        boolean capital = false;
        for (char c : name.toCharArray()) {
            if (c != '_') {
                camel.append(capital ? Character.toUpperCase(c) : c);
            }
            capital = c == '_' && !camel.isEmpty();
        }
        boolean startsWithLetter = !camel.isEmpty() && Character.isLetter(camel.charAt(0));
        return startsWithLetter ? camel.substring(0, 1).toLowerCase(Locale.ROOT) + camel.substring(1) : "x" + camel;
    }
}
