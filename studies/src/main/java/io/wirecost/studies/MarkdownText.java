package io.wirecost.studies;

/** Text of a run within Markdown: it shows itself, and steers nothing. */
public final class MarkdownText {
    private MarkdownText() {}

    /** With a backslash before what could be taken for markup, in one line. */
    public static String plain(String raw) {
        return raw.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ").replaceAll("[<>|`*_~\\[\\]\\\\]", "\\\\$0");
    }

    /** Text within a span of code. */
    public static String code(String raw) {
        return "`" + raw.replaceAll("[`\\p{Cntrl}\\p{Cf}]", " ") + "`";
    }
}
