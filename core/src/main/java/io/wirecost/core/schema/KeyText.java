package io.wirecost.core.schema;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a key in {@link SchemaText}: printable ASCII in double quotes. Every other character, the quote and the
 * backslash are escaped as {@code \}{@code uXXXX}, one for each unit of UTF-16. So a key has one text, which is a string
 * of JSON too.
 */
final class KeyText {
    private static final Pattern TEXT = Pattern.compile("\"([ -~&&[^\"\\\\]]|\\\\u[0-9a-f]{4})*+\"");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-f]{4})");

    private KeyText() {}

    static String format(String key) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            if (c >= ' ' && c <= '~' && c != '"' && c != '\\') {
                text.append(c);
            } else {
                text.append("\\u%04x".formatted((int) c));
            }
        }
        return text.append('"').toString();
    }

    /** @throws IllegalArgumentException if the text is in no such quotes, or not escaped in this way */
    static String parse(String text) {
        if (!TEXT.matcher(text).matches()) {
            throw new IllegalArgumentException("expected a key in double quotes, got " + text);
        }
        Matcher escapes = ESCAPE.matcher(text.substring(1, text.length() - 1));
        return escapes.replaceAll(
                escape -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(escape.group(1), 16))));
    }
}
