package io.wirecost.document.text;

import java.util.Map;
import java.util.stream.Collectors;

/** Text for a terminal whose character set has nothing but ASCII, where anything else would become a question mark. */
public final class Ascii {
    private static final int LAST = 0x7f;

    private static final Map<Integer, String> WORDS = Map.ofEntries(
            Map.entry((int) '×', "x"),
            Map.entry((int) '±', "+/-"),
            Map.entry((int) 'µ', "u"),
            Map.entry((int) '…', "..."),
            Map.entry((int) '–', "-"),
            Map.entry((int) '—', "-"),
            Map.entry((int) '−', "-"),
            Map.entry((int) '→', "->"),
            Map.entry((int) '≤', "<="),
            Map.entry((int) '≥', ">="),
            Map.entry((int) '·', "*"),
            Map.entry((int) '²', "^2"),
            Map.entry((int) '∞', "inf"));

    private Ascii() {}

    /** Writes signs that we use in words, and all other characters as escapes. */
    public static String text(String text) {
        return text.codePoints().mapToObj(Ascii::written).collect(Collectors.joining());
    }

    private static String written(int character) {
        return character <= LAST
                ? Character.toString(character)
                : WORDS.getOrDefault(character, String.format(character > 0xFFFF ? "\\u{%x}" : "\\u%04x", character));
    }
}
