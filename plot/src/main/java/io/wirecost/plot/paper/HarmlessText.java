package io.wirecost.plot.paper;

/** Text from outside, made harmless to what shows it. */
public final class HarmlessText {
    private HarmlessText() {}

    /**
     * Writes control characters, invisible and text-turning characters, line ends and lone surrogates as escapes
     * ({@code \n}, {@code \u001b}), so that a name or a message can neither steer the terminal nor fake a line.
     */
    public static String text(String raw) {
        StringBuilder visible = new StringBuilder(raw.length());
        raw.codePoints().forEach(character -> append(visible, character));
        return visible.toString();
    }

    private static void append(StringBuilder visible, int character) {
        switch (character) {
            case '\n' -> visible.append("\\n");
            case '\r' -> visible.append("\\r");
            case '\t' -> visible.append("\\t");
            default -> {
                if (isInvisible(character)) {
                    visible.append(String.format(character > 0xFFFF ? "\\u{%x}" : "\\u%04x", character));
                } else {
                    visible.appendCodePoint(character);
                }
            }
        }
    }

    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}
