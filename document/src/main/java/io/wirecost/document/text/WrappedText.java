package io.wirecost.document.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Text in lines of a width, which end between words; a word that is wider has a line of its own. */
public final class WrappedText {
    private static final String BLANK = " ";

    private WrappedText() {}

    /** @return at least one line */
    public static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(BLANK)) {
            if (line.length() > 0 && width(line) + 1 + width(word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? BLANK : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** Columns that the text needs where it is wrapped. */
    static int widest(String text) {
        return Stream.of(text.split(BLANK)).mapToInt(WrappedText::width).max().orElse(0);
    }

    /** Columns that the text takes in one line. */
    static int width(CharSequence text) {
        return Character.codePointCount(text, 0, text.length());
    }
}
