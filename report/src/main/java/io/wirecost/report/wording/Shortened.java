package io.wirecost.report.wording;

/** Long texts in tables; the whole is in run.json. */
public final class Shortened {
    private Shortened() {}

    /** The text, or as many of its characters and an ellipsis. */
    public static String to(int characters, String text) {
        return text.codePointCount(0, text.length()) <= characters
                ? text
                : text.substring(0, text.offsetByCodePoints(0, characters)) + "…";
    }
}
