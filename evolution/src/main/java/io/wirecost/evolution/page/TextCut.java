package io.wirecost.evolution.page;

/**
 * Cuts texts that would make a table too wide.
 *
 * @param most characters of a text
 */
record TextCut(int most) {
    /** Nothing is cut. */
    static final TextCut NONE = new TextCut(Integer.MAX_VALUE);

    String of(String text) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most)) + "…";
    }
}
