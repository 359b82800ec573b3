package io.wirecost.compiler.value;

import io.wirecost.core.Nearest;
import io.wirecost.core.json.Json;
import io.wirecost.core.json.ShownText;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

/** Reads what stands in strings. */
public final class TextReader {
    private static final Pattern UUID_TEXT =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    private TextReader() {}

    static String string(Json json, String type) throws Unfit {
        if (json instanceof Json.Str text) {
            return text.value();
        }
        throw Unfit.expected(type, NumberReader.found(json));
    }

    /** The text itself, if it consists of Unicode scalar values: no format can carry half of a pair. */
    static String scalars(String text) throws Unfit {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                throw Unfit.expected(
                        "Unicode text", "a lone surrogate at character " + (i + 1) + ": " + ShownText.quoted(text));
            }
        }
        return text;
    }

    public static UUID uuid(String text) throws Unfit {
        if (!UUID_TEXT.matcher(text).matches()) {
            throw Unfit.expected("uuid such as 123e4567-e89b-12d3-a456-426614174000", ShownText.quoted(text));
        }
        return UUID.fromString(text);
    }

    static String symbol(String text, List<String> symbols) throws Unfit {
        if (!symbols.contains(text)) {
            throw Unfit.expected("one of " + list(symbols), ShownText.quoted(text) + Nearest.hint(text, symbols));
        }
        return text;
    }

    private static String list(List<String> symbols) {
        int shown = Math.min(10, symbols.size());
        return String.join(", ", symbols.subList(0, shown)) + (shown < symbols.size() ? ", …" : "");
    }

    static byte[] sized(byte[] bytes, int size) throws Unfit {
        if (bytes.length != size) {
            throw Unfit.expected(size + " bytes", Integer.toString(bytes.length));
        }
        return bytes;
    }
}
