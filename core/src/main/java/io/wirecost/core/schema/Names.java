package io.wirecost.core.schema;

import java.util.regex.Pattern;

/** The rule that keeps names from a schema harmless in generated code, shells and pages. */
public final class Names {
    private static final Pattern SIMPLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern FULL = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*");

    private Names() {}

    /** Returns whether a full name (with dots between its parts) consists of ASCII letters, digits and underscores. */
    public static boolean isSafe(String fullName) {
        return FULL.matcher(fullName).matches();
    }

    /** Returns whether a name without dots consists of ASCII letters, digits and underscores. */
    public static boolean isSafeSimple(String name) {
        return SIMPLE.matcher(name).matches();
    }
}
