package io.wirecost.harness.worker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Lines of JSON between wirecost and this process. A library for it would be on the class path of every codec, so there is
 * none. Values are {@link String}, {@link Double}, {@link Boolean}, {@link List}, {@link Map} and null.
 */
final class JsonLine {
    private static final String ESCAPED = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";
    private static final String NUMBER = "+-.0123456789eE";
    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;

    private final String text;
    private int at;

    private JsonLine(String text) {
        this.text = text;
    }

    /** @throws Problem if the line is no object of JSON */
    static Map<String, Object> parse(String line) throws Problem {
        JsonLine reader = new JsonLine(line);
        try {
            if (reader.next() == '{') {
                Map<String, Object> members = reader.object();
                if (line.substring(reader.at).isBlank()) {
                    return members;
                }
            }
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new Problem("a request is one line of JSON");
        }
        throw new Problem("a request is an object of JSON");
    }

    private Object value() {
        char first = next();
        if (first == '{') {
            return object();
        } else if (first == '[') {
            return list();
        } else if (first == '"') {
            return string();
        }
        return NUMBER.indexOf(first) >= 0 ? number() : word();
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        while (next() != '}') {
            String name = string();
            expect(':');
            members.put(name, value());
            separate('}');
        }
        at++;
        return members;
    }

    private List<Object> list() {
        List<Object> elements = new ArrayList<>();
        at++;
        while (next() != ']') {
            elements.add(value());
            separate(']');
        }
        at++;
        return elements;
    }

    private void separate(char end) {
        if (next() != end) {
            expect(',');
        }
    }

    private String string() {
        expect('"');
        StringBuilder read = new StringBuilder();
        for (char c = text.charAt(at++); c != '"'; c = text.charAt(at++)) {
            read.append(c == '\\' ? escaped() : c);
        }
        return read.toString();
    }

    private char escaped() {
        char kind = text.charAt(at++);
        if (kind == 'u') {
            at += HEX_DIGITS;
            return (char) Integer.parseInt(text.substring(at - HEX_DIGITS, at), HEX);
        }
        return MEANT.charAt(ESCAPED.indexOf(kind));
    }

    private Double number() {
        int start = at;
        while (NUMBER.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return Double.valueOf(text.substring(start, at));
    }

    private Object word() {
        for (Object known : new Object[] {true, false, null}) {
            String word = String.valueOf(known);
            if (text.startsWith(word, at)) {
                at += word.length();
                return known;
            }
        }
        throw new IllegalArgumentException("no value");
    }

    private void expect(char wanted) {
        if (next() != wanted) {
            throw new IllegalArgumentException("no " + wanted);
        }
        at++;
    }

    /** The next character that is no white space, which stays to be read. */
    private char next() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return text.charAt(at);
    }

    /** Returns the text of a value, without a line end. */
    static String format(Object value) {
        if (value instanceof Map<?, ?> members) {
            return members.entrySet().stream()
                    .map(member -> quoted((String) member.getKey()) + ": " + format(member.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        } else if (value instanceof List<?> elements) {
            return elements.stream().map(JsonLine::format).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof String string ? quoted(string) : String.valueOf(value);
    }

    private static String quoted(String string) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : string.toCharArray()) {
            boolean plain = c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c);
            quoted.append(plain ? String.valueOf(c) : "\\u%04x".formatted((int) c));
        }
        return quoted.append('"').toString();
    }
}
