package io.wirecost.compiler.emit;

/** Text from outside as a string literal in emitted Java, which holds nothing but printable ASCII. */
public final class StringLiteral {
    private StringLiteral() {}

    /**
     * The literal with its quotes. Java reads an escape by four digits before it looks for quotes and line ends, so
     * characters of ASCII have the other escapes.
     */
    public static String of(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            append(literal, text.charAt(i));
        }
        return literal.append('"').toString();
    }

    private static void append(StringBuilder literal, char c) {
        if (c == '"' || c == '\\') {
            literal.append('\\').append(c);
        } else if (c < ' ') {
            literal.append("\\%03o".formatted((int) c));
        } else if (c <= '~') {
            literal.append(c);
        } else {
            literal.append("\\u%04x".formatted((int) c));
        }
    }
}
