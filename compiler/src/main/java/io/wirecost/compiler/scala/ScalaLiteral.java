package io.wirecost.compiler.scala;

/** Text from outside as a string literal in emitted Scala, which holds nothing but printable ASCII. */
public final class ScalaLiteral {
    private ScalaLiteral() {}

    /** The literal with its quotes. Scala 2.13 reads escapes after it has found the literal's end. */
    public static String of(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                literal.append('\\').append(c);
            } else if (c >= ' ' && c <= '~') {
                literal.append(c);
            } else {
                literal.append("\\u%04x".formatted((int) c));
            }
        }
        return literal.append('"').toString();
    }
}
