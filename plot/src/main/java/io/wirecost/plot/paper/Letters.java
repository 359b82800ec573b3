package io.wirecost.plot.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How wide texts are, in pixels. The widths are those of Helvetica, Arial and the free fonts that are made as wide, so a
 * chart is the same on every machine; a reserve is for fonts that stand in for them.
 */
public final class Letters {
    /** Height of a text, in pixels. */
    public static final double SIZE = 12;

    private static final String ELLIPSIS = "…";
    private static final double EM = 1000;
    private static final double RESERVE = 1.04;
    private static final double ROUNDING = 0.01;
    private static final double[] WIDTHS = new double[0x100];
    private static final double OTHER_LETTERS = 780;
    private static final int FIRST_WIDE = 0x1100;
    private static final double ELLIPSIS_WIDTH = 1000;

    static {
        java.util.Arrays.fill(WIDTHS, OTHER_LETTERS);
        Map.ofEntries(
                        Map.entry("'jil", 222),
                        Map.entry("| !,./:;I[\\]ft·", 278),
                        Map.entry("()-`r{}", 334),
                        Map.entry("\"*°", 400),
                        Map.entry("^Jcksvxyz", 500),
                        Map.entry("#$?L_abdeghnopqu0123456789", 556),
                        Map.entry("+<=>~µ×±", 584),
                        Map.entry("FTZ", 611),
                        Map.entry("&ABEKPSVXY", 667),
                        Map.entry("CDHNRUw", 722),
                        Map.entry("GOQ", 778),
                        Map.entry("Mm", 833),
                        Map.entry("%W", 944),
                        Map.entry("@", 1015))
                .forEach((letters, width) -> letters.chars().forEach(letter -> WIDTHS[letter] = width));
    }

    private Letters() {}

    /** Returns the width of a text; characters that are not known count as wide. */
    public static double width(String text) {
        return text.codePoints().mapToDouble(Letters::width).sum();
    }

    private static double width(int letter) {
        double units = letter < WIDTHS.length ? WIDTHS[letter] : letter < FIRST_WIDE ? OTHER_LETTERS : ELLIPSIS_WIDTH;
        return units / EM * SIZE * RESERVE;
    }

    /** Returns the text, or as much of its beginning as fits before an ellipsis; nothing where not even that fits. */
    public static String cut(String text, double room) {
        double left = room - width(ELLIPSIS);
        double used = 0;
        int fits = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            used += width(text.codePointAt(i));
            if (used <= left) {
                fits = i + Character.charCount(text.codePointAt(i));
            }
            if (used > room + ROUNDING) {
                return left < 0 ? "" : text.substring(0, fits).stripTrailing() + ELLIPSIS;
            }
        }
        return text;
    }

    /** Returns lines that end between words; a single word may be wider than the room. */
    public static List<String> wrapped(String text, double room) {
        List<String> lines = new ArrayList<>();
        for (String word : text.strip().split(" +")) {
            int last = lines.size() - 1;
            if (last >= 0 && width(lines.get(last) + " " + word) <= room) {
                lines.set(last, lines.get(last) + " " + word);
            } else {
                lines.add(word);
            }
        }
        return lines;
    }
}
