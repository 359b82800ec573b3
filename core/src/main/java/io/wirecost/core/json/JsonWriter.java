package io.wirecost.core.json;

import java.util.Collection;
import java.util.Map;
import java.util.function.Consumer;

/** Writes a value as JSON, piece by piece. */
final class JsonWriter {
    private static final String ESCAPED = "\"\\\b\f\n\r\t";
    private static final String ESCAPES = "\"\\bfnrt";

    /** What is longer has a line for each member or element. */
    private static final int LINE = 100;

    private final Consumer<String> out;
    private final boolean isInLines;
    private int depth;
    /** How many of the open objects and arrays stand in one line. */
    private int inOneLine;

    /** @param isInLines whether objects and arrays that are too long for a line have one for each member or element */
    JsonWriter(Consumer<String> out, boolean isInLines) {
        this.out = out;
        this.isInLines = isInLines;
    }

    void write(Json json) {
        if (json instanceof Json.Obj object) {
            group(json, "{", object.members().entrySet(), this::member, "}");
        } else if (json instanceof Json.Arr array) {
            group(json, "[", array.elements(), this::write, "]");
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
        out.accept(isInLines ? ": " : ":");
        write(member.getValue());
    }

    private <E> void group(Json whole, String start, Collection<E> parts, Consumer<E> each, String end) {
        boolean isFlat = isInLines && (inOneLine > 0 || JsonText.compact(whole).length() < LINE - 2 * depth);
        inOneLine += isFlat ? 1 : 0;
        depth++;
        out.accept(start);
        String between = line("");
        for (E part : parts) {
            out.accept(between);
            each.accept(part);
            between = "," + line(" ");
        }
        depth--;
        out.accept(line("") + end);
        inOneLine -= isFlat ? 1 : 0;
    }

    /** What separates lines, or what stands there in one line. */
    private String line(String inOneLine) {
        return !isInLines ? "" : this.inOneLine > 0 ? inOneLine : "\n" + "  ".repeat(depth);
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
