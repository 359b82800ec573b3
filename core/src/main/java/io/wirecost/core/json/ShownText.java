package io.wirecost.core.json;

/** Makes a user's text fit to stand in a message: short, on one line, without control characters. */
public final class ShownText {
    private static final int LENGTH = 40;

    private ShownText() {}

    /** The text in double quotes, cut after 40 characters, with everything that no reader can see escaped. */
    public static String quoted(String text) {
        StringBuilder visible = new StringBuilder("\"");
        text.codePoints().limit(LENGTH).forEach(c -> append(visible, c));
        boolean cut = text.codePointCount(0, text.length()) > LENGTH;
        return visible.append(cut ? "…\"" : "\"").toString();
    }

    /** The same without the quotes. */
    public static String bare(String text) {
        String quoted = quoted(text);
        return quoted.substring(1, quoted.length() - 1);
    }

    private static void append(StringBuilder visible, int codePoint) {
        boolean hidden = switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
        if (hidden) {
            visible.append(String.format("\\u%04x", codePoint));
        } else {
            visible.appendCodePoint(codePoint);
        }
    }
}
