package io.wirecost.compiler.emit;

import io.wirecost.core.value.ReadChecks;

/** Java expressions of mappers for what a message may say or lack, whatever the schema has. */
public final class CheckedReads {
    private CheckedReads() {}

    /**
     * Returns the expression for an enum's constant.
     *
     * @param constants the array of them
     * @param read an expression for the number, or for the constant of a library's own enum with the same order
     */
    public static String constant(String constants, String read) {
        return "%s.constant(%s, %s)".formatted(ReadChecks.class.getName(), constants, read);
    }

    /** Returns the expression for a value that a message has to have. */
    public static String present(String value, String field) {
        return "%s.present(%s, %s)".formatted(ReadChecks.class.getName(), value, StringLiteral.of(field));
    }
}
