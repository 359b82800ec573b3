package io.wirecost.core.json;

import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;

/** Writes a value as JSON, piece by piece. */
final class JsonWriter {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";
    private static final String ESCAPES = "\"\\bfnrt";

    private final Consumer<String> out;
    private final boolean isInLines;
    private int depth;

    /** @param isInLines whether each member and element has a line of its own */
    JsonWriter(Consumer<String> out, boolean isInLines) {
        this.out = out;
        this.isInLines = isInLines;
    }

    void write(Json json) {
        if (json instanceof Json.Obj object) {
            group("{", object.members().entrySet(), this::member, "}");
        } else if (json instanceof Json.Arr array) {
            group("[", array.elements(), this::write, "]");
        } else if (json instanceof Json.Str text) {
            quoted(text.value());
        } else if (json instanceof Json.Num number) {
            out.accept(number.text());
        } else if (json instanceof Json.Bool flag) {
            out.accept(String.valueOf(flag.value()));
        } else {
            out.accept("null");
        }
    }

    private void member(Map.Entry<String, Json> member) {
        quoted(member.getKey());
        out.accept(isInLines ? " : " : ":");
        write(member.getValue());
    }

    private <E> void group(String start, Collection<E> parts, Consumer<E> each, String end) {
        out.accept(start);
        depth++;
        String between = "";
        for (E part : parts) {
            out.accept(between);
            line();
            each.accept(part);
            between = ",";
        }
        depth--;
        if (!parts.isEmpty()) {
            line();
        } else if (isInLines) {
            out.accept(" ");
        }
        out.accept(end);
    }

    private void line() {
        if (isInLines) {
            out.accept("\n" + "  ".repeat(depth));
        }
    }

    private void quoted(String text) {
        out.accept("\"");
        out.accept(isPlain(text) ? text : escaped(text));
        out.accept("\"");
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isPlain(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a character stands in a string as it is. */
    static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\';
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            int known = ESCAPED.indexOf(c);
            if (known >= 0) {
                escaped.append('\\').append(ESCAPES.charAt(known));
            } else if (isPlain(c)) {
                escaped.append(c);
            } else {
                escaped.append("\\u%04X".formatted((int) c));
            }
        }
        return escaped.toString();
    }
}
