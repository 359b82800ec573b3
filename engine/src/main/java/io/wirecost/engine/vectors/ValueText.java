package io.wirecost.engine.vectors;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the values of vectors, as the files of suites write them. */
final class ValueText {
    private static final String NO_BYTES = "-";

    private ValueText() {}

    /**
     * Reads the value of a field.
     *
     * @throws IllegalArgumentException if the text is none of the field's type
     */
    static Object parse(String field, String text) {
        return switch (field) {
            case "integer" -> Long.valueOf(text);
            case "number" -> Double.valueOf(text);
            case "flag" -> Boolean.valueOf(text);
            case "text" -> inside(text).translateEscapes();
            case "data" -> text.equals(NO_BYTES) ? new byte[0] : HexFormat.of().parseHex(text);
            case "items" -> items(inside(text));
            case "words" -> words(inside(text));
            case "choice" -> text;
            default -> throw new IllegalArgumentException("no such field: " + field);
        };
    }

    private static String inside(String text) {
        return text.substring(1, text.length() - 1);
    }

    private static List<Object> items(String text) {
        List<Object> items = new ArrayList<>();
        for (String item : parts(text)) {
            items.add(Long.valueOf(item));
        }
        return items;
    }

    private static Map<Object, Object> words(String text) {
        Map<Object, Object> words = new LinkedHashMap<>();
        for (String entry : parts(text)) {
            String[] sides = entry.split("=", 2);
            words.put(sides[0], sides[1]);
        }
        return words;
    }

    private static List<String> parts(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(", "));
    }
}
