package io.wirecost.core.schema;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** The rules that keep names from a schema harmless in generated code, shells and pages. */
public final class Names {
    /** In UTF-16. A class file ends a constant at 65,535 bytes, of which a character may take three. */
    public static final int LONGEST_KEY = 20_000;

    private static final Pattern SIMPLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern FULL = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");
    private static final Pattern PLAIN_KEY = Pattern.compile("[ -~&&[^\"\\\\]]+");

    private Names() {}

    /** Returns whether a full name (with dots between its parts) consists of ASCII letters, digits and underscores. */
    public static boolean isSafe(String fullName) {
        return FULL.matcher(fullName).matches();
    }

    /** Returns whether a name without dots consists of ASCII letters, digits and underscores. */
    public static boolean isSafeSimple(String name) {
        return SIMPLE.matcher(name).matches();
    }

    /**
     * Returns whether a key stands in JSON and in Java as it is: in printable ASCII, without double quotes and
     * backslashes, and not empty.
     */
    public static boolean isPlainKey(String text) {
        return PLAIN_KEY.matcher(text).matches();
    }

    /** Returns whether a text can be the key of a field: Unicode text of at most {@link #LONGEST_KEY} characters. */
    public static boolean isKey(String text) {
        return text.length() <= LONGEST_KEY
                && StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }
}
